import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { css, darken, hex, luminance, type Rgb } from '../colour.ts';
import type { Decal } from '../sculpt/solid.ts';
import { drawText, setText } from './typeset.ts';

/**
 * How much larger than the centimetres of a print words are set: type of a few centimetres would be too small to fit.
 */
const ENLARGED = 12;
/** Words on a chest are no higher than this, centimetres. */
const ON_CLOTH = 11;

/** Prints words on a cloth as large as they fit between `top` and `bottom`, `width` wide, in centimetres. */
export function printSlogan(
  context: SKRSContext2D,
  words: string,
  cloth: Rgb,
  {
    width,
    top,
    bottom,
    largest = ON_CLOTH,
  }: { width: number; top: number; bottom: number; largest?: number },
): void {
  const box = {
    x: (-width / 2) * ENLARGED,
    y: top * ENLARGED,
    width: width * ENLARGED,
    height: (bottom - top) * ENLARGED,
  };
  const set = setText(words, {
    name: 'slogan',
    box,
    face: 'condensed',
    largest: largest * ENLARGED,
    leading: 1.04,
  });
  context.save();
  context.scale(1 / ENLARGED, 1 / ENLARGED);
  drawText(context, set, css(luminance(cloth) > 140 ? hex('#23222a') : hex('#f8f6f0')), {
    colour: css(luminance(cloth) > 140 ? cloth : darken(cloth, 0.2)),
    width: 0.08,
  });
  context.restore();
}

/** Words as a print of their own, around a middle and as far as `half` on an object, whose ground has a colour. */
export function wordsDecal(
  words: string,
  ground: Rgb,
  centre: Decal['centre'],
  half: Decal['half'],
  largest?: number,
): Decal {
  const fineness = 5;
  const [wide, high] = [half[0] * 100, half[1] * 100];
  const canvas = createCanvas(Math.round(wide * 2 * fineness), Math.round(high * 2 * fineness));
  const context = canvas.getContext('2d');
  context.scale(fineness, fineness);
  context.translate(wide, high);
  printSlogan(context, words, ground, {
    width: wide * 2,
    top: -high,
    bottom: high,
    ...(largest && { largest }),
  });
  const { width, height } = canvas;
  return {
    pixels: new Uint8ClampedArray(context.getImageData(0, 0, width, height).data),
    width,
    height,
    centre,
    half,
  };
}

/** Words for the bib of an apron as a picture of their own, `length` units from the waist to the shoulders. */
export const sloganDecal = (words: string, cloth: Rgb, half: number, length: number): Decal =>
  wordsDecal(words, cloth, [0, length * 0.5], [half, length * 0.34]);
