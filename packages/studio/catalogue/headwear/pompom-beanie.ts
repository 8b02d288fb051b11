import { lighten } from '../../colour.ts';
import { ellipsoid, plastic } from '../mould.ts';
import { beanie } from './beanie.ts';
import type { HeadwearEntry } from './headwear-entry.ts';

/** A beanie with a ball of wool on top. */
export const pompomBeanie: HeadwearEntry = {
  words: `pompom beanie, pom pom beanie, beanie with a pompom, beanie with a pom pom, pompom hat, pom pom hat,
    bobble hat · de pudelmutze, bommelmutze · fr bonnet a pompon · es gorro con pompon · it berretto con pompon
    · nl muts met pompon`,
  ...(beanie.closeFit && { closeFit: beanie.closeFit }),
  mould: (tint) => [
    ...beanie.mould(tint),
    [
      {
        ...ellipsoid(
          plastic(tint ? lighten(tint, 0.14) : '#f4f2ec', 0.1),
          [0, 2.32, -0.1],
          [0.46, 0.43, 0.46],
        ),
        groove: { depth: 0.06, density: 9, phase: 1 },
      },
    ],
  ],
};
