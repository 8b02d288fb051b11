import { clamp } from '../math.ts';
import type { PlacedHead } from '../packs/shared/place-figure.ts';
import { PAGE } from '../packs/shared/surface.ts';

/** A square of a picture, in shares of the picture's edge: its upper left corner and its own edge. */
export type HeadFrame = { x: number; y: number; edge: number };

/** So much larger than the head is its frame; of the picture's edge it is so much at least, as fewer pixels are a blur. */
const AROUND = 1.14;
const LEAST = 0.34;

/**
 * The square in which a head is seen close: with all its hair, hat and beard in it, its face as near to the middle as these let
 * it be, and nothing beyond the picture.
 */
export function frameHead({ box, face }: PlacedHead): HeadFrame {
  const whole = Math.max(box.width, box.height) * AROUND;
  const edge = clamp(whole, PAGE * LEAST, PAGE);
  const margin = (whole - whole / AROUND) / 2;
  const start = (middle: number, from: number, length: number) => {
    const seen = clamp(middle - edge / 2, from + length + margin - edge, from - margin);
    return clamp(seen, 0, PAGE - edge) / PAGE;
  };
  return { x: start(face.x, box.x, box.width), y: start(face.y, box.y, box.height), edge: edge / PAGE };
}
