import { createCanvas } from '@napi-rs/canvas';
import type { Pattern } from '../catalogue/words/pattern-words.ts';
import { lighten, type Rgb } from '../colour.ts';
import type { Decal, Group } from '../sculpt/solid.ts';
import { printPattern } from './cloth-pattern.ts';

/** The part of a head that hats cover, in the head's units: half its width, and its height above the eyes. */
const GROUND = { half: 2, bottom: -0.6, top: 3 };
/** Units of a pattern per unit of the head, and pixels of the print per unit of a pattern. */
const SCALE = 26;
const FINENESS = 4;

/** A hat of patterned cloth: all of it that has the colour of the cloth is printed. */
export function printHat(hat: readonly Group[], cloth: Rgb, pattern: Pattern): Group[] {
  const decal = drawPrint(cloth, pattern);
  const isCloth = (colour: Rgb) => colour.every((value, channel) => value === cloth[channel]);
  return hat.map((group) =>
    group.map((solid) =>
      isCloth(solid.paint.colour) ? { ...solid, paint: { ...solid.paint, decal } } : solid,
    ),
  );
}

function drawPrint(cloth: Rgb, pattern: Pattern): Decal {
  const [wide, high] = [GROUND.half * 2 * SCALE, (GROUND.top - GROUND.bottom) * SCALE];
  const canvas = createCanvas(Math.round(wide * FINENESS), Math.round(high * FINENESS));
  const context = canvas.getContext('2d');
  context.scale(FINENESS, FINENESS);
  const ground = { left: 0, top: 0, width: wide, height: high };
  printPattern(context, pattern, ground, { cloth, accent: lighten(cloth, 0.45) });
  const { width, height } = canvas;
  return {
    pixels: new Uint8ClampedArray(context.getImageData(0, 0, width, height).data),
    width,
    height,
    centre: [0, (GROUND.top + GROUND.bottom) / 2],
    half: [GROUND.half, (GROUND.top - GROUND.bottom) / 2],
  };
}
