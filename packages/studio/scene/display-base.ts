import { createCanvas } from '@napi-rs/canvas';
import { css, darken, lighten, luminance, type Rgb } from '../colour.ts';
import type { Build } from '../figure/build.ts';
import type { Decal, Paint, Sculpture } from '../sculpt/solid.ts';
import { drawText, setText } from '../typesetting/typeset.ts';

/** Height of the whole base, world units; its top is at 0. */
export const BASE_HEIGHT = 0.2;
/** Radius of the stage of each product line, world units. */
export const BASE_RADIUS: Readonly<Record<Build['line'], number>> = {
  action: 0.72,
  vinyl: 0.66,
  retro: 0.72,
};
/** Half extents of the name plate, and pixels per unit of its print. */
const PLATE = { half: 0.4, high: 0.062, fineness: 700 };

/** A round stage in two steps with a coloured ring and a name plate in front; its top is at height 0. */
export function sculptDisplayBase(radius: number, name: string, tint: Rgb, accent: Rgb): Sculpture {
  const lacquer: Paint = { colour: darken(tint, 0.72), gloss: 0.95 };
  const floor: Paint = { colour: darken(tint, 0.5), gloss: 0.85 };
  const ring: Paint = { colour: accent, gloss: 0.8 };
  const gold: Paint = { colour: [222, 184, 98], gloss: 0.9, metal: true };
  const front = radius + 0.045;
  const y = -BASE_HEIGHT * 0.58;
  return {
    groups: [
      [{ shape: 'cylinder', at: [0, -0.035, 0], size: [radius, 0.035, 0], round: 0.02, paint: lacquer }],
      [
        {
          shape: 'cylinder',
          at: [0, -0.034, 0],
          size: [radius * 0.93, 0.035, 0],
          round: 0.004,
          paint: floor,
        },
      ],
      [{ shape: 'torus', at: [0, -0.062, 0], size: [radius + 0.004, 0.014, 0], paint: ring }],
      [
        {
          shape: 'cylinder',
          at: [0, -0.07 - (BASE_HEIGHT - 0.07) / 2, 0],
          size: [radius + 0.04, (BASE_HEIGHT - 0.07) / 2, 0],
          round: 0.02,
          paint: lacquer,
        },
      ],
      [
        {
          shape: 'box',
          at: [0, y, front - 0.012],
          size: [PLATE.half + 0.022, PLATE.high + 0.02, 0.03],
          round: 0.02,
          paint: gold,
        },
      ],
      [
        {
          shape: 'box',
          at: [0, y, front],
          size: [PLATE.half, PLATE.high, 0.028],
          round: 0.008,
          paint: { colour: darken(tint, 0.6), gloss: 0.4, decal: engrave(name, y, tint, accent) },
        },
      ],
    ],
  };
}

/** The name as it is printed on the plate. */
function engrave(name: string, y: number, tint: Rgb, accent: Rgb): Decal {
  const { half, high, fineness } = PLATE;
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
