import type { SKRSContext2D } from '@napi-rs/canvas';
import { css } from '../../../colour.ts';
import { fitGlasses } from '../../../figure/glasses-forms.ts';
import type { Looks } from '../looks.ts';

/** Where the lenses lie over the printed eyes, and how strong a tint that lets the eyes through is. */
const ASIDE = 0.5;
const TINT = 0.56;

/** Paints what lenses that are not dark do to the face behind them: a tint, and a gleam across each. */
export function paintLenses(context: SKRSContext2D, { glasses }: Looks): void {
  if (!glasses || glasses.dark) return;
  const { outline } = fitGlasses(glasses);
  for (const side of [-1, 1]) {
    context.save();
    context.beginPath();
    for (const [x, y] of outline) context.lineTo(side * (ASIDE + x * 0.98), 0.03 - y * 0.98);
    context.closePath();
    context.clip();
    context.fillStyle = glasses.lens ? css(glasses.lens, TINT) : 'rgb(255 255 255 / 0.07)';
    context.fillRect(-1.2, -0.8, 2.4, 1.6);
    paintGleam(context, side * ASIDE);
    context.restore();
  }
}

/** Two slanted stripes, as draughtsmen have always shown glass; they leave the pupils free. */
function paintGleam(context: SKRSContext2D, x: number): void {
  context.fillStyle = 'rgb(255 255 255 / 0.15)';
  for (const [at, wide] of [
    [-0.38, 0.1],
    [-0.24, 0.035],
  ] as const) {
    context.beginPath();
    context.moveTo(x + at + 0.22, -0.6);
    context.lineTo(x + at + 0.22 + wide, -0.6);
    context.lineTo(x + at - 0.16 + wide, 0.6);
    context.lineTo(x + at - 0.16, 0.6);
    context.closePath();
    context.fill();
  }
}
