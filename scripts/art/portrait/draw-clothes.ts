import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, darken, lighten } from '../../../src/services/imaging/studio/colour.ts';
import { between, type Random } from '../../../src/services/imaging/studio/random.ts';
import type { Person } from './person.ts';

/** An out-of-focus room behind the person. */
export function drawRoom(context: SKRSContext2D, { wall }: Person, random: Random): void {
  const light = context.createRadialGradient(330, 300, 60, 450, 500, 900);
  light.addColorStop(0, css(wall[0]));
  light.addColorStop(1, css(wall[1]));
  context.fillStyle = light;
  context.fillRect(0, 0, 900, 1125);
  context.save();
  context.filter = 'blur(38px)';
  for (let i = 0; i < 5; i++) {
    const left = i % 2 === 0;
    context.fillStyle = css(left ? lighten(wall[0], 0.3) : darken(wall[1], 0.22), 0.5);
    const x = left ? between(random, -60, 140) : between(random, 680, 860);
    context.fillRect(x, between(random, 40, 700), between(random, 60, 170), between(random, 120, 420));
  }
  context.restore();
}

/** Neck and shoulders. */
export function drawClothes(context: SKRSContext2D, person: Person): void {
  const { skin, clothing, collar } = person;
  const neck = context.createLinearGradient(0, 640, 0, 860);
  neck.addColorStop(0, css(darken(skin, 0.4)));
  neck.addColorStop(0.5, css(darken(skin, 0.16)));
  neck.addColorStop(1, css(skin));
  context.fillStyle = neck;
  context.beginPath();
  context.moveTo(368, 560);
  context.bezierCurveTo(368, 760, 366, 790, 300, 830);
  context.lineTo(450, 960);
  context.lineTo(600, 830);
  context.bezierCurveTo(534, 790, 532, 760, 532, 560);
  context.fill();
  const cloth = context.createLinearGradient(150, 800, 780, 1125);
  cloth.addColorStop(0, css(lighten(clothing, 0.12)));
  cloth.addColorStop(0.5, css(clothing));
  cloth.addColorStop(1, css(darken(clothing, 0.32)));
  context.fillStyle = cloth;
  context.beginPath();
  context.moveTo(20, 1140);
  context.bezierCurveTo(50, 930, 190, 880, 330, 822);
  const deep = collar === 'tee' ? 900 : collar === 'jumper' ? 872 : 960;
  context.bezierCurveTo(390, deep, 510, deep, 570, 822);
  context.bezierCurveTo(710, 880, 850, 930, 880, 1140);
  context.fill();
  if (collar === 'shirt' || collar === 'jacket') drawCollar(context, person);
  if (collar === 'jumper') drawRib(context, person);
  drawFolds(context, person);
}

function drawCollar(context: SKRSContext2D, { clothing, collar }: Person): void {
  const shirt = collar === 'jacket' ? ([246, 244, 238] as const) : lighten(clothing, 0.16);
  for (const side of [-1, 1]) {
    context.fillStyle = css(side < 0 ? shirt : darken(shirt, 0.1));
    context.beginPath();
    context.moveTo(450 + side * 124, 812);
    context.lineTo(450 + side * 4, 938);
    context.lineTo(450 + side * 90, 990);
    context.lineTo(450 + side * 150, 850);
    context.fill();
    if (collar !== 'jacket') continue;
    context.fillStyle = css(darken(clothing, side < 0 ? 0.16 : 0.3));
    context.beginPath();
    context.moveTo(450 + side * 148, 836);
    context.lineTo(450 + side * 190, 930);
    context.lineTo(450 + side * 150, 960);
    context.lineTo(450 + side * 20, 1130);
    context.lineTo(450 + side * 60, 960);
    context.fill();
  }
}

function drawRib(context: SKRSContext2D, { clothing }: Person): void {
  context.strokeStyle = css(darken(clothing, 0.16));
  context.lineWidth = 26;
  context.beginPath();
  context.moveTo(326, 826);
  context.bezierCurveTo(390, 886, 510, 886, 574, 826);
  context.stroke();
}

function drawFolds(context: SKRSContext2D, { clothing }: Person): void {
  context.save();
  context.filter = 'blur(14px)';
  context.lineWidth = 20;
  context.strokeStyle = css(darken(clothing, 0.5), 0.35);
  for (const [x, lean] of [
    [210, 30],
    [690, -30],
    [330, 20],
    [580, -16],
  ] as const) {
    context.beginPath();
    context.moveTo(x, 930);
    context.quadraticCurveTo(x + lean, 1020, x + lean * 0.4, 1130);
    context.stroke();
  }
  context.restore();
}
