import { darken, hex } from '../../colour.ts';
import { blendInto, ellipsoid, plastic, torus } from '../mould.ts';
import { hatBand } from './hat-band.ts';
import type { HeadwearEntry } from './headwear-entry.ts';

/** Middle and radii of the crown. */
const CROWN = [
  [0, 1.3, -0.1],
  [1.43, 1.08, 1.46],
] as const;

export const sunHat: HeadwearEntry = {
  words: `sun hat, sunhat, straw hat, panama hat, panama, summer hat, beach hat, floppy hat, veil hat, beekeeper hat,
    beekeepers hat, bee hat, boater · de strohhut, sonnenhut · fr chapeau de paille · es sombrero de paja
    · it cappello di paglia · pt chapeu de palha · nl strohoed · emoji 👒`,
  closeFit: { from: 0.86, tilt: -4 },
  mould: (tint) => {
    const colour = tint ?? hex('#e8c987');
    const straw = plastic(colour, 0.2);
    const braid = plastic(darken(colour, 0.1), 0.2);
    const band = plastic(darken(colour, 0.45), 0.4);
    return [
      [
        ellipsoid(straw, ...CROWN),
        blendInto(ellipsoid(straw, [0, 0.88, 0.02], [2.5, 0.13, 2.4], 0, [-4, 0, 0]), 0.2),
      ],
      // The rings in which straw is sewn.
      [1.7, 1.95, 2.2].map((radius) => torus(braid, [0, 0.95, 0.01], radius, 0.03, [-4, 0, 0])),
      [1.75, 2, 2.25].map((radius) => torus(braid, [0, 0.8, 0.02], radius, 0.03, [-4, 0, 0])),
      hatBand(band, CROWN, 1.06, 1.36),
    ];
  },
};
