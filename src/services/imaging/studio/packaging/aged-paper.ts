import type { SKRSContext2D } from '@napi-rs/canvas';
import { between, type Random } from '../random.ts';
import type { Box } from '../words/typeset.ts';
import { drawGrain, PAGE } from './surface.ts';

/** The edge of a card as a closed line of points. */
export type Outline = readonly { x: number; y: number }[];

/** The card's edge with nicks and soft corners where hands and shelves have been. */
export function wornOutline({ x, y, width, height }: Box, random: Random): Outline {
  const points: { x: number; y: number }[] = [];
  const corner = 30;
  const wear = (share: number) =>
    (random() < 0.07 ? between(random, 2, 7) : between(random, 0, 1.4)) *
    (share < 0.08 || share > 0.92 ? 2.2 : 1);
  const side = (count: number, at: (share: number, inward: number) => { x: number; y: number }) => {
    for (let i = 0; i <= count; i++) points.push(at(i / count, wear(i / count)));
  };
  side(70, (s, w) => ({ x: x + corner + s * (width - 2 * corner), y: y + w }));
  side(96, (s, w) => ({ x: x + width - w, y: y + corner + s * (height - 2 * corner) }));
  side(70, (s, w) => ({ x: x + width - corner - s * (width - 2 * corner), y: y + height - w }));
  side(96, (s, w) => ({ x: x + w, y: y + height - corner - s * (height - 2 * corner) }));
  return points;
}

/** A card's edge as the current path. */
export function outlinePath(context: SKRSContext2D, outline: Outline): void {
  context.beginPath();
  for (const { x, y } of outline) context.lineTo(x, y);
  context.closePath();
}

/** Yellowing, creases, scuffs that show the white core, and a thumbed edge. */
export function drawAge(context: SKRSContext2D, card: Box, random: Random, edge: Outline): void {
  drawGrain(context, card, random, 0.2);
  context.fillStyle = 'rgba(196,150,78,0.14)';
  context.fillRect(card.x, card.y, card.width, card.height);
  const stain = context.createRadialGradient(PAGE / 2, 760, 480, PAGE / 2, 760, 1010);
  stain.addColorStop(0, 'rgba(120,76,30,0)');
  stain.addColorStop(1, 'rgba(120,76,30,0.36)');
  context.fillStyle = stain;
  context.fillRect(card.x, card.y, card.width, card.height);
  context.lineJoin = 'round';
  outlinePath(context, edge);
  context.lineWidth = 9;
  context.strokeStyle = 'rgba(250,240,220,0.5)';
  context.stroke();
  for (let scuff = 0; scuff < 70; scuff++) {
    const point = edge[Math.floor(random() * edge.length)];
    if (!point) continue;
    context.fillStyle = `rgba(250,240,220,${between(random, 0.25, 0.75)})`;
    context.beginPath();
    context.ellipse(
      point.x,
      point.y,
      between(random, 2, 15),
      between(random, 1.5, 7),
      random() * 3,
      0,
      Math.PI * 2,
    );
    context.fill();
  }
  for (let crease = 0; crease < 3; crease++) drawCrease(context, card, random);
}

function drawCrease(context: SKRSContext2D, card: Box, random: Random): void {
  const right = random() < 0.5;
  const y = between(random, card.y + 60, card.y + card.height - 60);
  const reach = between(random, 60, 150);
  const from = right ? card.x + card.width : card.x;
  const to = right ? from - reach : from + reach;
  const drop = between(random, -90, 90);
  for (const [offset, colour] of [
    [0, 'rgba(255,248,230,0.6)'],
    [2.5, 'rgba(50,28,14,0.25)'],
  ] as const) {
    context.beginPath();
    context.moveTo(from, y + offset);
    context.quadraticCurveTo((from + to) / 2, y + drop * 0.3 + offset, to, y + drop + offset);
    context.lineWidth = 2;
    context.strokeStyle = colour;
    context.stroke();
  }
}
