import type { Rgb } from '../colour.ts';
import { HAIR_PRINT } from '../reading/photo/hair/hair-layer.ts';
import type { Looks } from '../reading/photo/looks.ts';
import { paintHair } from '../reading/photo/paint/paint-hair.ts';
import type { FaceReading } from '../reading/photo/read-face.ts';
import type { Decal, Group } from '../sculpt/solid.ts';
import { chooseHairStyle } from './hair/choose-hair-style.ts';
import { hairInPlastic } from './hair/sculpt-hair.ts';

/** The strands of the photo as a print for hair as it is worn there; none for another style. */
export function drawHairPrint({ hair, looks: seen }: FaceReading, looks: Looks): Decal | undefined {
  if (!hair || chooseHairStyle(looks) !== chooseHairStyle(seen)) return undefined;
  const { width, height, centre, half } = HAIR_PRINT;
  const pixels = paintHair(hair, hairInPlastic(looks.hair), !isSame(looks.hair, seen.hair));
  return { pixels, width, height, centre, half };
}

/** Lays the print on all hair of its usual colour: shorn sides, tips and temples of another colour keep theirs. */
export const printHair = (hair: readonly Group[], colour: Rgb, decal: Decal): Group[] =>
  hair.map((group) =>
    group.map((solid) =>
      isSame(solid.paint.colour, colour) ? { ...solid, paint: { ...solid.paint, decal } } : solid,
    ),
  );

const isSame = (one: Rgb, other: Rgb) => one.every((value, channel) => value === other[channel]);
