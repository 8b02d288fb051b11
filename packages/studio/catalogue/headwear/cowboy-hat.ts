import { darken } from '../../colour.ts';
import { blendInto, cut, ellipsoid, pair, plastic } from '../mould.ts';
import { hatBand } from './hat-band.ts';
import type { HeadwearEntry } from './headwear-entry.ts';

/** Middle and radii of the crown. */
const CROWN = [
  [0, 1.36, -0.1],
  [1.42, 1.24, 1.46],
] as const;

export const cowboyHat: HeadwearEntry = {
  words: `cowboy hat, cowgirl hat, ten gallon hat, western hat · de cowboyhut · fr chapeau de cowboy
    · es sombrero vaquero, sombrero de vaquero · it cappello da cowboy · pt chapeu de cowboy, chapeu de vaqueiro
    · nl cowboyhoed · emoji 🤠`,
  closeFit: { from: 0.74, tilt: -6 },
  mould: (tint) => {
    const felt = plastic(tint ?? '#9a6a3c', 0.3);
    const band = plastic(tint ? darken(tint, 0.4) : '#3d2414', 0.5);
    return [
      [
        ellipsoid(felt, [0, 0.76, 0.04], [2.1, 0.12, 2.0], 0, [-6, 0, 0]),
        ...pair((side) =>
          blendInto(
            ellipsoid(felt, [side * 1.95, 0.98, -0.1], [0.52, 0.12, 1.25], 0, [-6, 0, side * 32]),
            0.3,
          ),
        ),
        ellipsoid(felt, ...CROWN, 0.25),
        cut(ellipsoid(felt, [0, 2.78, 0.05], [0.34, 0.5, 1.4]), 0.3),
        ...pair((side) => cut(ellipsoid(felt, [side * 1.16, 2.3, 1.2], [0.46, 0.66, 0.5]), 0.3)),
      ],
      hatBand(band, CROWN, 1.04, 1.26),
    ];
  },
};
