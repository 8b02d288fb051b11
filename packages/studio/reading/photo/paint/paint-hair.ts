import type { Rgb } from '../../../colour.ts';
import { type HairLayer, USUAL_SHADE } from '../hair/hair-layer.ts';

/** What is printed on hair of a colour: the strands of the photo, on dyed hair without the colours that they have there. */
export function paintHair(layer: HairLayer, colour: Rgb, isDyed: boolean): Uint8ClampedArray {
  const pixels = new Uint8ClampedArray(layer.length);
  for (let at = 0; at < layer.length; at += 4) {
    const light = (layer[at] * 0.3 + layer[at + 1] * 0.59 + layer[at + 2] * 0.11) / USUAL_SHADE;
    for (let c = 0; c < 3; c++)
      pixels[at + c] = (colour[c] ?? 0) * (isDyed ? light : layer[at + c] / USUAL_SHADE);
    pixels[at + 3] = 255;
  }
  return pixels;
}
