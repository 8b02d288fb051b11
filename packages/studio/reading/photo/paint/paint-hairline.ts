import type { Decal } from '../../../sculpt/solid.ts';
import type { HairLayer } from '../hair/hair-layer.ts';
import { ramp } from '../ramp.ts';

/** Hair is painted on the forehead above the first height; below it fades out to the second, y up, in the head's units. */
const FOREHEAD = { full: 0.85, none: 0.6 };
/** Beside the brows it is painted as far as this, from the first place across on, wholly from the second. */
const TEMPLE = { none: 0.82, full: 0.98, from: 0.05, to: -0.35 };
/** Painted hair lets so much skin through: what is moulded above it is darker in its folds. */
const STRENGTH = 0.9;

/**
 * The print of a face with the hair that a photo shows at forehead and temples, where the edge of moulded hair would
 * else end on bare skin. `hair` is the print for the hair, `layer` tells by its alpha where the photo shows any.
 */
export function paintHairline(face: Decal, hair: Decal, layer: HairLayer): Decal {
  const pixels = new Uint8ClampedArray(face.pixels);
  const between = { shown: 0, colour: [0, 0, 0] };
  for (let row = 0; row < face.height; row++) {
    const y = face.centre[1] + face.half[1] * (1 - (2 * (row + 0.5)) / face.height);
    if (y < TEMPLE.to) break;
    for (let column = 0; column < face.width; column++) {
      const x = face.centre[0] + face.half[0] * ((2 * (column + 0.5)) / face.width - 1);
      const share = shareAt(Math.abs(x), y) * STRENGTH;
      if (share === 0) continue;
      readBetween(hair, layer, x, y, between);
      if (between.shown === 0) continue;
      const at = (row * face.width + column) * 4;
      for (let c = 0; c < 3; c++)
        pixels[at + c] += ((between.colour[c] ?? 0) - pixels[at + c]) * between.shown * share;
    }
  }
  return { ...face, pixels };
}

/** How much of the hair at a place is painted, 0 to 1. */
const shareAt = (out: number, y: number) =>
  Math.max(
    ramp(FOREHEAD.none, FOREHEAD.full, y),
    ramp(TEMPLE.none, TEMPLE.full, out) * ramp(TEMPLE.to, TEMPLE.from, y),
  );

/** Reads how much hair shows at a place, 0 to 1, and its colour, between the four nearest pixels. */
function readBetween(
  { centre, half, width, height, pixels }: Decal,
  layer: HairLayer,
  x: number,
  y: number,
  into: { shown: number; colour: number[] },
): void {
  const across = held((((x - centre[0]) / half[0] + 1) / 2) * width - 0.5, width);
  const down = held(((1 - (y - centre[1]) / half[1]) / 2) * height - 0.5, height);
  const at = (Math.floor(down) * width + Math.floor(across)) * 4;
  const [fx, fy] = [across % 1, down % 1];
  const read = (bytes: Uint8ClampedArray, c: number) =>
    (bytes[at + c] * (1 - fx) + bytes[at + 4 + c] * fx) * (1 - fy) +
    (bytes[at + width * 4 + c] * (1 - fx) + bytes[at + width * 4 + 4 + c] * fx) * fy;
  into.shown = read(layer, 3) / 255;
  if (into.shown === 0) return;
  for (let c = 0; c < 3; c++) into.colour[c] = read(pixels, c);
}

const held = (place: number, count: number) => Math.max(0, Math.min(count - 1.001, place));
