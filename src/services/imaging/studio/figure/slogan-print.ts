import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { css, darken, hex, luminance, type Rgb } from '../colour.ts';
import type { Decal } from '../sculpt/solid.ts';
import { drawText, setText } from '../words/typeset.ts';

/** Words are set this much larger than the centimetres of a print, in which type would be too small to fit. */
const ENLARGED = 12;

/** Prints words on a cloth as large as they fit between `top` and `bottom`, `width` wide, in centimetres. */
export function printSlogan(
  context: SKRSContext2D,
  words: string,
  cloth: Rgb,
  { width, top, bottom }: { width: number; top: number; bottom: number },
): void {
  const box = {
    x: (-width / 2) * ENLARGED,
    y: top * ENLARGED,
    width: width * ENLARGED,
    height: (bottom - top) * ENLARGED,
  };
  const largest = 11 * ENLARGED;
  const set = setText(words, { name: 'slogan', box, face: 'condensed', largest, leading: 1.04 });
  context.save();
  context.scale(1 / ENLARGED, 1 / ENLARGED);
  drawText(context, set, css(luminance(cloth) > 140 ? hex('#23222a') : hex('#f8f6f0')), {
    colour: css(luminance(cloth) > 140 ? cloth : darken(cloth, 0.2)),
    width: 0.08,
  });
  context.restore();
}

/** Words for the bib of an apron as a picture of their own, `length` units from the waist to the shoulders. */
export function sloganDecal(words: string, cloth: Rgb, half: number, length: number): Decal {
  const fineness = 5;
  const [wide, high] = [half * 100, length * 34];
  const canvas = createCanvas(Math.round(wide * 2 * fineness), Math.round(high * 2 * fineness));
  const context = canvas.getContext('2d');
  context.scale(fineness, fineness);
  context.translate(wide, high);
  printSlogan(context, words, cloth, { width: wide * 2, top: -high, bottom: high });
  const { width, height } = canvas;
  return {
    pixels: new Uint8ClampedArray(context.getImageData(0, 0, width, height).data),
    width,
    height,
    centre: [0, length * 0.5],
    half: [half, high / 100],
  };
}
