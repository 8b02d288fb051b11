import type { SKRSContext2D } from '@napi-rs/canvas';

type Pen = { context: SKRSContext2D; unit: number };

/** What tells one silhouette from the next; sizes in heads. */
const EXTRAS: readonly ((pen: Pen) => void)[] = [
  ({ context }) => context.rect(-0.75, -4.75, 1.5, 0.5),
  ({ context }) => {
    context.moveTo(-1, -4.1);
    context.lineTo(0, -5.9);
    context.lineTo(1, -4.1);
  },
  ({ context }) => {
    context.moveTo(-0.9, -3.1);
    context.lineTo(-1.7, -0.3);
    context.lineTo(1.7, -0.3);
    context.lineTo(0.9, -3.1);
  },
  ({ context }) => context.ellipse(0, -3.95, 1, 0.95, 0, 0, Math.PI * 2),
  ({ context }) => {
    context.rect(1.25, -4.4, 0.22, 4.4);
    context.rect(0.85, -2.2, 1, 0.25);
  },
  ({ context }) => {
    context.rect(-1.1, -4.5, 2.2, 0.28);
    context.rect(-0.6, -5.2, 1.2, 0.9);
  },
];

/** Draws the shape of a toy figure on its feet at `x`, `foot`; `kind` counts through hats, capes and swords. */
export function drawSilhouette(
  context: SKRSContext2D,
  x: number,
  foot: number,
  height: number,
  kind: number,
  fill: string,
): void {
  const unit = height / 5.4;
  context.save();
  context.translate(x, foot);
  context.scale(unit, unit);
  context.fillStyle = fill;
  context.beginPath();
  context.arc(0, -3.9, 0.72, 0, Math.PI * 2);
  context.roundRect(-0.85, -3.15, 1.7, 1.75, 0.4);
  context.roundRect(-1.4, -3.05, 0.5, 1.7, 0.25);
  context.roundRect(0.9, -3.05, 0.5, 1.7, 0.25);
  context.roundRect(-0.8, -1.6, 0.7, 1.6, 0.12);
  context.roundRect(0.1, -1.6, 0.7, 1.6, 0.12);
  context.fill();
  context.beginPath();
  EXTRAS[kind % EXTRAS.length]?.({ context, unit });
  context.fill();
  context.restore();
}
