import { darken } from '../../colour.ts';
import { blendInto, cut, ellipsoid, pair, plastic } from '../mould.ts';
import { hatBand } from './hat-band.ts';
import type { HeadwearEntry } from './headwear-entry.ts';

/** Middle and radii of the crown. */
const CROWN = [
  [0, 1.3, -0.1],
  [1.42, 1.14, 1.46],
] as const;

export const fedora: HeadwearEntry = {
  words: `fedora, hat, trilby, bowler hat, bowler, detective hat, deerstalker, gangster hat, homburg, explorer hat,
    bush hat · de filzhut, schlapphut · fr chapeau, chapeau rose · it cappello · pt chapeu · nl hoed, hoedje`,
  closeFit: { from: 0.84, tilt: -6 },
  mould: (tint) => {
    const felt = plastic(tint ?? '#6b5a4a', 0.25);
    const band = plastic(tint ? darken(tint, 0.4) : '#23222a', 0.4);
    return [
      [
        ellipsoid(felt, [0, 0.86, 0.04], [2.02, 0.11, 1.98], 0, [-6, 0, 0]),
        ellipsoid(felt, ...CROWN, 0.16),
        cut(ellipsoid(felt, [0, 2.6, 0.02], [0.36, 0.44, 1.4]), 0.25),
        ...pair((side) => cut(ellipsoid(felt, [side * 1.12, 2.12, 1.24], [0.5, 0.62, 0.44]), 0.3)),
        // The brim bends down before the face and up at its sides.
        ...pair((side) =>
          blendInto(ellipsoid(felt, [side * 1.74, 0.94, -0.1], [0.3, 0.1, 1.0], 0, [-6, 0, side * 16]), 0.14),
        ),
      ],
      hatBand(band, CROWN, 1.04, 1.38),
    ];
  },
};
