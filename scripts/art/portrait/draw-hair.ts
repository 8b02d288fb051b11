import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, darken, lighten } from '../../../src/services/imaging/studio/colour.ts';
import { between, type Random } from '../../../src/services/imaging/studio/random.ts';
import type { Person } from './person.ts';

/** Hair that falls behind the head. */
export function drawBackHair(context: SKRSContext2D, { hair, hairStyle, faceWidth: w }: Person): void {
  if (hairStyle === 'bald' || hairStyle === 'crop' || hairStyle === 'quiff') return;
  context.fillStyle = css(darken(hair, 0.35));
  context.beginPath();
  if (hairStyle === 'curly') {
    for (let i = 0; i < 22; i++) {
      const a = (i / 22) * Math.PI * 2;
      context.moveTo(450, 400);
      context.arc(450 + Math.cos(a) * w * 1.12, 390 + Math.sin(a) * 190, 74, 0, Math.PI * 2);
    }
    context.ellipse(450, 390, w * 1.2, 220, 0, 0, Math.PI * 2);
  } else if (hairStyle === 'bun') {
    context.ellipse(450, 190, 84, 76, 0, 0, Math.PI * 2);
    context.ellipse(450, 400, w * 1.08, 220, 0, 0, Math.PI * 2);
  } else {
    const end = hairStyle === 'bob' ? 720 : 900;
    context.moveTo(450, 178);
    context.bezierCurveTo(450 + w * 1.5, 180, 450 + w * 1.42, 560, 450 + w * 1.4, end);
    context.quadraticCurveTo(450, end - 30, 450 - w * 1.4, end);
    context.bezierCurveTo(450 - w * 1.42, 560, 450 - w * 1.5, 180, 450, 178);
  }
  context.fill();
}

/** Hair in front of the forehead, combed strand by strand. */
export function drawFrontHair(context: SKRSContext2D, person: Person, random: Random): void {
  const { hair, hairStyle } = person;
  if (hairStyle === 'bald') return;
  context.save();
  hairPath(context, person);
  const shine = context.createLinearGradient(300, 180, 640, 420);
  shine.addColorStop(0, css(lighten(hair, 0.16)));
  shine.addColorStop(0.45, css(hair));
  shine.addColorStop(1, css(darken(hair, 0.4)));
  context.fillStyle = shine;
  context.fill();
  context.clip();
  for (let strand = 0; strand < 240; strand++) drawStrand(context, person, random);
  context.restore();
}

function drawStrand(context: SKRSContext2D, { hair, hairStyle, faceWidth: w }: Person, random: Random): void {
  const x = 450 + between(random, -w * 1.35, w * 1.35);
  context.lineWidth = between(random, 1, 3.5);
  context.strokeStyle = random() < 0.5 ? css(lighten(hair, 0.22), 0.3) : css(darken(hair, 0.5), 0.3);
  context.beginPath();
  if (hairStyle === 'curly') {
    context.arc(x, between(random, 180, 420), between(random, 8, 22), random() * 6, random() * 6 + 3);
  } else {
    context.moveTo(450 + (x - 450) * 0.35, 170);
    context.bezierCurveTo(x, 230, x + (x - 450) * 0.3, 330, 450 + (x - 450) * 1.25, 640);
  }
  context.stroke();
}

function hairPath(context: SKRSContext2D, { hairStyle, faceWidth: w }: Person): void {
  const top = hairStyle === 'quiff' ? 150 : hairStyle === 'crop' ? 202 : hairStyle === 'curly' ? 170 : 180;
  const hairline = hairStyle === 'crop' ? 330 : 322;
  const side =
    hairStyle === 'crop' || hairStyle === 'quiff' || hairStyle === 'bun'
      ? 470
      : hairStyle === 'curly'
        ? 500
        : hairStyle === 'bob'
          ? 700
          : 800;
  const out = hairStyle === 'crop' || hairStyle === 'bun' ? 1.08 : hairStyle === 'quiff' ? 1.1 : 1.28;
  context.beginPath();
  context.moveTo(450, top);
  context.bezierCurveTo(450 + w * 1.05, top, 450 + w * out, top + 120, 450 + w * out, Math.min(side, 560));
  context.lineTo(450 + w * (side > 600 ? out : 1), side);
  context.quadraticCurveTo(450 + w * 0.98, side - 70, 450 + w * 0.94, 430);
  context.bezierCurveTo(450 + w * 0.9, 380, 450 + w * 0.7, hairline + 6, 450 + w * 0.3, hairline - 8);
  context.bezierCurveTo(450, hairline + 8, 450 - w * 0.4, hairline + 26, 450 - w * 0.74, hairline + 40);
  context.quadraticCurveTo(450 - w * 0.92, 390, 450 - w * 0.95, 430);
  context.quadraticCurveTo(450 - w * 0.98, side - 70, 450 - w * (side > 600 ? out : 1), side);
  context.lineTo(450 - w * out, Math.min(side, 560));
  context.bezierCurveTo(450 - w * out, top + 120, 450 - w * 1.05, top, 450, top);
  context.closePath();
}
