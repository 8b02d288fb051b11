import { createCanvas } from '@napi-rs/canvas';
import { css, darken, lighten, luminance, type Rgb } from '../colour.ts';
import type { Build } from '../figure/build.ts';
import type { Decal, Group, Paint, Sculpture, Solid } from '../sculpt/solid.ts';
import { drawText, setText } from '../typesetting/typeset.ts';

/** Height of the whole base, world units; its top is at 0. */
export const BASE_HEIGHT = 0.2;
/** Radius of the stage of each product line, world units. */
export const BASE_RADIUS: Readonly<Record<Build['line'], number>> = {
  action: 0.72,
  vinyl: 0.66,
  retro: 0.72,
};
/** Half extents of the name plate, also below two names, and pixels per unit of its print. */
const PLATE = { half: 0.4, wide: 0.62, high: 0.062, fineness: 700 };

/** A stage seen from above: round, or drawn out to both sides by `half`, so that two figures stand on it; world units. */
export type StageForm = { radius: number; half: number };

/** How much nearer than the figures the middles of the stage's round ends are: its ends are no wider than two heads. */
const INWARDS = 0.11;

/** The stage of a product line for figures whose middles are `apart`: 0 for one. */
export const stageFor = (line: Build['line'], apart: number): StageForm => ({
  radius: BASE_RADIUS[line],
  half: Math.max(0, apart / 2 - INWARDS),
});

/** A stage in two steps with a coloured ring and a name plate in front; its top is at height 0. */
export function sculptDisplayBase(
  { radius, half }: StageForm,
  name: string,
  tint: Rgb,
  accent: Rgb,
): Sculpture {
  const lacquer: Paint = { colour: darken(tint, 0.72), gloss: 0.95 };
  const floor: Paint = { colour: darken(tint, 0.5), gloss: 0.85 };
  const ring: Paint = { colour: accent, gloss: 0.8 };
  const gold: Paint = { colour: [222, 184, 98], gloss: 0.9, metal: true };
  const front = radius + 0.045;
  const y = -BASE_HEIGHT * 0.58;
  const plate = half > 0 ? PLATE.wide : PLATE.half;
  const foot = (BASE_HEIGHT - 0.07) / 2;
  return {
    groups: [
      sculptSlab(half, { y: -0.035, radius, high: 0.035, round: 0.02, paint: lacquer }),
      sculptSlab(half, { y: -0.034, radius: radius * 0.93, high: 0.035, round: 0.004, paint: floor }),
      sculptRing(half, radius + 0.004, ring),
      sculptSlab(half, { y: -0.07 - foot, radius: radius + 0.04, high: foot, round: 0.02, paint: lacquer }),
      [
        {
          shape: 'box',
          at: [0, y, front - 0.012],
          size: [plate + 0.022, PLATE.high + 0.02, 0.03],
          round: 0.02,
          paint: gold,
        },
      ],
      [
        {
          shape: 'box',
          at: [0, y, front],
          size: [plate, PLATE.high, 0.028],
          round: 0.008,
          paint: { colour: darken(tint, 0.6), gloss: 0.4, decal: engrave(name, plate, y, tint, accent) },
        },
      ],
    ],
  };
}

/** A disc, or one drawn out to both sides. */
function sculptSlab(
  half: number,
  { y, radius, high, round, paint }: { y: number; radius: number; high: number; round: number; paint: Paint },
): Group {
  const disc = (x: number): Solid => ({
    shape: 'cylinder',
    at: [x, y, 0],
    size: [radius, high, 0],
    round,
    paint,
  });
  if (half === 0) return [disc(0)];
  return [disc(-half), disc(half), { shape: 'box', at: [0, y, 0], size: [half, high, radius], round, paint }];
}

/** The ring between the steps. Where two are drawn out they go on inside the stage, unseen. */
function sculptRing(half: number, radius: number, paint: Paint): Group {
  const [y, thick] = [-0.062, 0.014];
  const ring = (x: number): Solid => ({ shape: 'torus', at: [x, y, 0], size: [radius, thick, 0], paint });
  if (half === 0) return [ring(0)];
  const rod = (z: number): Solid => ({
    shape: 'capsule',
    at: [-half, y, z],
    to: [half, y, z],
    size: [thick, thick, 0],
    paint,
  });
  return [ring(-half), ring(half), rod(-radius), rod(radius)];
}

/** The name as it is printed on the plate. */
function engrave(name: string, half: number, y: number, tint: Rgb, accent: Rgb): Decal {
  const { high, fineness } = PLATE;
  const [width, height] = [Math.round(half * 2 * fineness), Math.round(high * 2 * fineness)];
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = css(darken(tint, 0.66));
  context.fillRect(0, 0, width, height);
  const box = { x: width * 0.04, y: height * 0.1, width: width * 0.92, height: height * 0.8 };
  const words = setText(name, {
    name: 'plate',
    box,
    face: 'display',
    largest: height * 0.66,
    capitals: true,
  });
  drawText(context, words, css(luminance(accent) > 110 ? lighten(accent, 0.3) : [250, 240, 214]));
  return {
    pixels: new Uint8ClampedArray(context.getImageData(0, 0, width, height).data),
    width,
    height,
    centre: [0, y],
    half: [half, high],
  };
}
