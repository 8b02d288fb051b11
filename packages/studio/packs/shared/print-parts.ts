import type { SKRSContext2D } from '@napi-rs/canvas';
import { createRandom } from '../../random.ts';
import { type Box, drawText, setText } from '../../typesetting/typeset.ts';
import { roundedPath } from './surface.ts';

/** A bar code for a text, with its text below: bars depend on the text only. */
export function drawBarCode(context: SKRSContext2D, box: Box, text: string): void {
  context.fillStyle = '#fffdf8';
  roundedPath(context, box, 6);
  context.fill();
  const random = createRandom(
    [...text].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) | 0, 7),
  );
  context.fillStyle = '#15101f';
  const end = box.x + box.width - 10;
  for (let x = box.x + 10; x < end; ) {
    const bar = 1.5 + Math.floor(random() * 3) * 1.5;
    context.fillRect(x, box.y + 9, Math.min(bar, end - x), box.height - 34);
    x += bar + 1.5 + Math.floor(random() * 3) * 1.5;
  }
  const digits = Array.from({ length: 12 }, () => Math.floor(random() * 10)).join('');
  const slot = {
    name: 'bar code',
    box: { x: box.x + 8, y: box.y + box.height - 25, width: box.width - 16, height: 22 },
    face: 'condensed',
    largest: 17,
  } as const;
  drawText(
    context,
    setText(`${digits.slice(0, 1)} ${digits.slice(1, 7)} ${digits.slice(7)}`, slot),
    '#15101f',
  );
}

/** The outline of a starburst as the current path. */
export function starburstPath(
  context: SKRSContext2D,
  x: number,
  y: number,
  outer: number,
  inner: number,
  points: number,
): void {
  context.beginPath();
  for (let i = 0; i < points * 2; i++) {
    const radius = i % 2 === 0 ? outer : inner;
    const angle = (i * Math.PI) / points - Math.PI / 2;
    context.lineTo(x + Math.cos(angle) * radius, y + Math.sin(angle) * radius);
  }
  context.closePath();
}

/** The shape of the hole by which a card hangs, as the current path: a slot with a round notch above. */
export function euroHolePath(context: SKRSContext2D, x: number, y: number): void {
  const width = 190;
  const half = width * 0.085;
  const notch = width * 0.13;
  const [left, right] = [x - width / 2 + half, x + width / 2 - half];
  context.beginPath();
  context.arc(left, y, half, Math.PI / 2, Math.PI * 1.5);
  context.lineTo(x - notch, y - half);
  context.arc(x, y - half, notch, Math.PI, 0);
  context.lineTo(right, y - half);
  context.arc(right, y, half, -Math.PI / 2, Math.PI / 2);
  context.closePath();
}

/** Rays from a point, every second one filled, across a box. */
export function drawRays(
  context: SKRSContext2D,
  box: Box,
  x: number,
  y: number,
  count: number,
  fill: string,
): void {
  context.save();
  context.beginPath();
  context.rect(box.x, box.y, box.width, box.height);
  context.clip();
  context.fillStyle = fill;
  const far = box.width + box.height;
  for (let i = 0; i < count; i++) {
    const from = (i / count) * Math.PI * 2;
    const to = ((i + 0.5) / count) * Math.PI * 2;
    context.beginPath();
    context.moveTo(x, y);
    context.lineTo(x + Math.cos(from) * far, y + Math.sin(from) * far);
    context.lineTo(x + Math.cos(to) * far, y + Math.sin(to) * far);
    context.fill();
  }
  context.restore();
}
