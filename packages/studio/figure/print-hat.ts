import type { Rgb } from '../colour.ts';
import { clamp } from '../math.ts';
import type { HatPrint } from '../reading/photo/headwear/read-hat-print.ts';
import type { Decal, Group } from '../sculpt/solid.ts';

/** The part of a head that hats cover, in the head's units: half its width, and its height above the eyes. */
const GROUND = { half: 2, bottom: -0.4, top: 2.3 };
/** A hat's outline from the front: half its width where it is widest, and the height of that. */
const OUTLINE = { half: 1.55, middle: 0.7 };
const FINENESS = 40;

/** A hat of printed cloth: every part that has the colour of the cloth gets the print of the photo. */
export function printHat(hat: readonly Group[], cloth: Rgb, print: HatPrint): Group[] {
  const decal = drawPrint(print);
  const isCloth = (colour: Rgb) => colour.every((value, channel) => value === cloth[channel]);
  return hat.map((group) =>
    group.map((solid) =>
      isCloth(solid.paint.colour) ? { ...solid, paint: { ...solid.paint, decal } } : solid,
    ),
  );
}

/** Spreads the print over the outline of a round hat, row by row. */
function drawPrint(print: HatPrint): Decal {
  const [wide, high] = [2 * GROUND.half * FINENESS, Math.round((GROUND.top - GROUND.bottom) * FINENESS)];
  const drawn = new Uint8ClampedArray(wide * high * 4).fill(255);
  for (let row = 0; row < high; row++) {
    const above = Math.max(0, (GROUND.top - row / FINENESS - OUTLINE.middle) / (GROUND.top - OUTLINE.middle));
    const half = OUTLINE.half * Math.sqrt(Math.max(0.04, 1 - above ** 2));
    for (let column = 0; column < wide; column++) {
      const along = ((column / FINENESS - GROUND.half) / half + 1) / 2;
      drawn.set(colourAt(print, along, row / high), (row * wide + column) * 4);
    }
  }
  return {
    pixels: drawn,
    width: wide,
    height: high,
    centre: [0, (GROUND.top + GROUND.bottom) / 2],
    half: [GROUND.half, (GROUND.top - GROUND.bottom) / 2],
  };
}

/** The colour of a print at a place, 0 to 1 along and down; it changes evenly between two pixels. */
function colourAt({ pixels, width, height }: HatPrint, along: number, down: number): number[] {
  const [x, dx] = split(along, width);
  const [y, dy] = split(down, height);
  const at = (y * width + x) * 3;
  return [at, at + 1, at + 2].map((place) => {
    const upper = pixels[place] * (1 - dx) + pixels[place + 3] * dx;
    const lower = pixels[place + width * 3] * (1 - dx) + pixels[place + width * 3 + 3] * dx;
    return upper * (1 - dy) + lower * dy;
  });
}

/** The last pixel before a place, but never the last one of all, and how far beyond its middle the place is. */
function split(place: number, count: number): [number, number] {
  const exact = clamp(place, 0, 1) * (count - 1);
  const whole = Math.min(count - 2, Math.floor(exact));
  return [whole, exact - whole];
}
