import { isMetallic } from '../catalogue/colours/colour-words.ts';
import type { Rgb } from '../colour.ts';
import type { Group, Paint } from '../sculpt/solid.ts';
import type { Build } from './build.ts';
import { frontOf } from './surface.ts';

/** Beads from one side of the neck to the other. */
const BEADS = 15;

/** A string of beads on the front of a torso of a length, as large as a toy's pearls must be to be seen. */
export function sculptNecklace(colour: Rgb, build: Build, form: Group, length: number): Group[] {
  const paint: Paint = isMetallic(colour)
    ? { colour, gloss: 0.9, metal: true }
    : { colour, gloss: 0.95, translucent: 0.6 };
  const reach = build.neck + 0.035;
  const radius = reach * 0.155;
  const top = length + build.arm[0] * 0.2;
  return [...Array(BEADS).keys()].map((bead): Group => {
    const angle = ((bead / (BEADS - 1)) * 2 - 1) * Math.PI * 0.5;
    const [x, y] = [Math.sin(angle) * reach, top - Math.cos(angle) * reach * 1.25];
    const z = Math.max(frontOf(form, x, y), Math.cos(angle) * build.chest[2] * 0.5);
    return [{ shape: 'ellipsoid', at: [x, y, z + radius * 0.55], size: [radius, radius, radius], paint }];
  });
}
