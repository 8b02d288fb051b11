import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, darken, lighten, mix } from '../../../src/services/imaging/studio/colour.ts';
import { between, type Random } from '../../../src/services/imaging/studio/random.ts';
import type { Person } from './person.ts';

/** The height of the eyes on the page. */
const EYES = 478;

/** Head, ears and features, lit from the upper left. */
export function drawFace(context: SKRSContext2D, person: Person, random: Random): void {
  drawEars(context, person);
  headPath(context, person);
  const light = context.createRadialGradient(390, 430, 40, 440, 500, 330);
  light.addColorStop(0, css(lighten(person.skin, 0.16)));
  light.addColorStop(0.55, css(person.skin));
  light.addColorStop(1, css(darken(mix(person.skin, [150, 60, 40], 0.12), 0.34)));
  context.fillStyle = light;
  context.fill();
  context.save();
  headPath(context, person);
  context.clip();
  shadeForms(context, person);
  if (person.beard !== 'none') drawBeard(context, person, random);
  for (const side of [-1, 1] as const) drawEye(context, person, side);
  drawNose(context, person);
  drawMouth(context, person);
  context.restore();
  if (person.glasses) drawGlasses(context, person);
}

function headPath(context: SKRSContext2D, { faceWidth: w, jaw }: Person): void {
  context.beginPath();
  context.moveTo(450, 232);
  context.bezierCurveTo(450 + w * 0.86, 232, 450 + w * 1.06, 360, 450 + w, 490);
  context.bezierCurveTo(450 + w * 0.97, 590, 450 + w * jaw, 650, 450 + w * 0.46, 704);
  context.bezierCurveTo(450 + w * 0.26, 724, 450 - w * 0.26, 724, 450 - w * 0.46, 704);
  context.bezierCurveTo(450 - w * jaw, 650, 450 - w * 0.97, 590, 450 - w, 490);
  context.bezierCurveTo(450 - w * 1.06, 360, 450 - w * 0.86, 232, 450, 232);
  context.closePath();
}

function drawEars(context: SKRSContext2D, { skin, faceWidth }: Person): void {
  for (const side of [-1, 1]) {
    context.fillStyle = css(darken(skin, side < 0 ? 0.1 : 0.26));
    context.beginPath();
    context.ellipse(450 + side * (faceWidth + 8), 506, 24, 52, side * 0.12, 0, Math.PI * 2);
    context.fill();
    context.strokeStyle = css(darken(skin, 0.45), 0.5);
    context.lineWidth = 4;
    context.beginPath();
    context.ellipse(450 + side * (faceWidth + 10), 500, 12, 32, side * 0.12, 0, Math.PI * 2);
    context.stroke();
  }
}

/** Soft lights and shadows of brow, cheeks and chin. */
function shadeForms(context: SKRSContext2D, { skin, eyeGap }: Person): void {
  context.save();
  context.filter = 'blur(20px)';
  const spot = (x: number, y: number, rx: number, ry: number, fill: string) => {
    context.fillStyle = fill;
    context.beginPath();
    context.ellipse(x, y, rx, ry, 0, 0, Math.PI * 2);
    context.fill();
  };
  const shadow = css(darken(mix(skin, [120, 40, 30], 0.2), 0.45), 0.5);
  for (const side of [-1, 1]) {
    spot(450 + side * eyeGap, EYES - 8, 56, 24, shadow);
    spot(450 + side * 96, 572, 44, 34, css(mix(skin, [226, 96, 84], 0.34), 0.6));
    spot(450 + side * 84, 540, 36, 22, css(lighten(skin, 0.32), 0.6));
  }
  spot(440, 340, 110, 46, css(lighten(skin, 0.3), 0.6));
  spot(450, 690, 46, 20, css(lighten(skin, 0.22), 0.6));
  spot(450, 660, 50, 12, shadow);
  spot(640, 560, 60, 190, css(darken(skin, 0.5), 0.4));
  context.restore();
}

function drawEye(context: SKRSContext2D, person: Person, side: -1 | 1): void {
  const { skin, eyes, hair, eyeGap, brow } = person;
  const x = 450 + side * eyeGap;
  context.save();
  context.beginPath();
  context.moveTo(x - 37, EYES + 3);
  context.quadraticCurveTo(x, EYES - 27, x + 37, EYES + 3);
  context.quadraticCurveTo(x, EYES + 21, x - 37, EYES + 3);
  context.fillStyle = '#f4efea';
  context.fill();
  context.clip();
  const iris = context.createRadialGradient(x - 1, EYES + 2, 2, x, EYES, 19);
  iris.addColorStop(0, css(lighten(eyes, 0.1)));
  iris.addColorStop(1, css(darken(eyes, 0.45)));
  context.fillStyle = iris;
  context.beginPath();
  context.arc(x, EYES - 1, 18.5, 0, Math.PI * 2);
  context.fill();
  context.fillStyle = '#0d0a0c';
  context.beginPath();
  context.arc(x, EYES - 1, 9, 0, Math.PI * 2);
  context.fill();
  context.fillStyle = 'rgba(20,8,8,0.34)';
  context.fillRect(x - 40, EYES - 30, 80, 20);
  context.fillStyle = '#ffffff';
  context.beginPath();
  context.arc(x - 7, EYES - 8, 4.4, 0, Math.PI * 2);
  context.fill();
  context.restore();
  context.lineCap = 'round';
  context.strokeStyle = css(darken(mix(skin, hair, 0.6), 0.6));
  context.lineWidth = 7;
  context.beginPath();
  context.moveTo(x - 38, EYES + 3);
  context.quadraticCurveTo(x, EYES - 28, x + 38, EYES + 3);
  context.stroke();
  context.strokeStyle = css(darken(skin, 0.45), 0.7);
  context.lineWidth = 3;
  context.beginPath();
  context.moveTo(x - 32, EYES - 22);
  context.quadraticCurveTo(x, EYES - 42, x + 34, EYES - 20);
  context.moveTo(x - 30, EYES + 12);
  context.quadraticCurveTo(x, EYES + 26, x + 30, EYES + 12);
  context.stroke();
  context.strokeStyle = css(darken(hair, 0.2), 0.92);
  context.lineWidth = brow + 4;
  context.beginPath();
  context.moveTo(x - side * 42, EYES - 48);
  context.quadraticCurveTo(x + side * 8, EYES - 72, x + side * 48, EYES - 46);
  context.stroke();
}

function drawNose(context: SKRSContext2D, { skin, nose }: Person): void {
  context.save();
  context.filter = 'blur(7px)';
  context.strokeStyle = css(darken(skin, 0.5), 0.4);
  context.lineWidth = 13;
  context.beginPath();
  context.moveTo(450 + 18, EYES - 20);
  context.quadraticCurveTo(450 + 16, 540, 450 + nose, 574);
  context.stroke();
  context.strokeStyle = css(lighten(skin, 0.5), 0.7);
  context.lineWidth = 14;
  context.beginPath();
  context.moveTo(446, EYES);
  context.lineTo(447, 564);
  context.stroke();
  context.restore();
  context.strokeStyle = css(darken(mix(skin, [120, 30, 20], 0.3), 0.55), 0.75);
  context.lineWidth = 5;
  context.beginPath();
  context.arc(450 - nose, 578, 12, Math.PI * 0.5, Math.PI * 1.3);
  context.moveTo(450 + nose, 590);
  context.arc(450 + nose, 578, 12, Math.PI * 0.5, Math.PI * 1.7, true);
  context.stroke();
  for (const side of [-1, 1]) {
    context.fillStyle = css(darken(mix(skin, [90, 20, 14], 0.3), 0.6), 0.8);
    context.beginPath();
    context.ellipse(450 + side * nose * 0.52, 590, 9, 5, side * -0.3, 0, Math.PI * 2);
    context.fill();
  }
}

function drawMouth(context: SKRSContext2D, { skin, lips, mouth, smile }: Person): void {
  const y = 636;
  const colour = mix(lips, skin, 0.3);
  context.fillStyle = css(darken(colour, 0.1));
  context.beginPath();
  context.moveTo(450 - mouth, y - smile * 0.3);
  context.quadraticCurveTo(428, y - 17, 450, y - 11);
  context.quadraticCurveTo(472, y - 17, 450 + mouth, y - smile * 0.3);
  context.quadraticCurveTo(450, y + smile * 2.2 + 16, 450 - mouth, y - smile * 0.3);
  context.fill();
  context.fillStyle = '#fbf7f2';
  context.beginPath();
  context.moveTo(450 - mouth * 0.84, y - smile * 0.12);
  context.quadraticCurveTo(450, y + 4, 450 + mouth * 0.84, y - smile * 0.12);
  context.quadraticCurveTo(450, y + smile * 1.7, 450 - mouth * 0.84, y - smile * 0.12);
  context.fill();
  context.strokeStyle = css(darken(skin, 0.5), 0.28);
  context.lineWidth = 5;
  for (const side of [-1, 1]) {
    context.beginPath();
    context.moveTo(450 + side * 46, 584);
    context.quadraticCurveTo(450 + side * 82, 602, 450 + side * (mouth + 18), y - smile * 0.4);
    context.stroke();
  }
}

function drawBeard(context: SKRSContext2D, { hair, beard, faceWidth: w }: Person, random: Random): void {
  context.save();
  context.filter = 'blur(6px)';
  context.fillStyle = css(darken(hair, 0.2), beard === 'full' ? 0.9 : 0.32);
  context.beginPath();
  context.moveTo(450 - w * 1.02, 520);
  context.bezierCurveTo(450 - w * 0.8, 600, 450 - 96, 590, 450 - 74, 612);
  context.quadraticCurveTo(450, 596, 450 + 74, 612);
  context.bezierCurveTo(450 + 96, 590, 450 + w * 0.8, 600, 450 + w * 1.02, 520);
  context.lineTo(450 + w, 760);
  context.lineTo(450 - w, 760);
  context.fill();
  context.restore();
  if (beard !== 'full') return;
  context.strokeStyle = css(lighten(hair, 0.14), 0.4);
  context.lineWidth = 2;
  for (let i = 0; i < 160; i++) {
    const x = between(random, 450 - w, 450 + w);
    const y = between(random, 620, 715);
    context.beginPath();
    context.moveTo(x, y);
    context.lineTo(x + between(random, -6, 6), y + 16);
    context.stroke();
  }
}

function drawGlasses(context: SKRSContext2D, { glasses, eyeGap, faceWidth }: Person): void {
  if (!glasses) return;
  context.strokeStyle = css(glasses);
  context.lineWidth = 9;
  for (const side of [-1, 1]) {
    context.beginPath();
    context.roundRect(450 + side * eyeGap - 58, EYES - 40, 116, 86, 34);
    context.stroke();
    context.beginPath();
    context.moveTo(450 + side * (eyeGap + 58), EYES - 10);
    context.lineTo(450 + side * (faceWidth + 6), EYES - 2);
    context.stroke();
  }
  context.beginPath();
  context.moveTo(450 - eyeGap + 58, EYES - 8);
  context.quadraticCurveTo(450, EYES - 20, 450 + eyeGap - 58, EYES - 8);
  context.stroke();
}
