import { jetBlack, snowWhite } from '#catalogue/materials.ts';
import { blendInto, capsule, ellipsoid, plastic, tube } from '#catalogue/mould.ts';
import { darken, hex, lighten } from '#colour.ts';
import { defineThing } from '../thing.ts';

/** A grey town pigeon with the shimmer on its neck, which doves and crows have not. */
export default defineThing({
  id: 'pigeon',
  words: {
    en: 'pigeon, dove, raven, crow, seagull, gull, magpie',
    de: 'taube, rabe, mowe, krahe',
    fr: 'mouette, corbeau',
    es: 'paloma, gaviota, cuervo',
    it: 'colomba, piccione, gabbiano, corvo',
    pt: 'pombo, pomba, gaivota',
    nl: 'duif, meeuw, raaf',
    emoji: '🕊',
  },
  theme: 'city',
  kin: ['animal'],
  stands: true,
  costume: { colour: 'grey' },
  mould: (tint) => {
    const coat = tint ?? hex('#93a1b3');
    const plume = plastic(coat, 0.4);
    const dark = plastic(darken(coat, 0.55), 0.4);
    const [chest, neck] = tint ? [plume, plume] : [plastic('#9a5fae', 0.9), plastic('#3f9a78', 0.9)];
    const feet = plastic('#e0606a', 0.6);
    return {
      size: 0.4,
      grip: [0, 0, 0],
      groups: [
        [
          ellipsoid(plume, [0, -0.12, 0], [0.32, 0.23, 0.2], 0, [0, 0, -14]),
          blendInto(capsule(plume, [0.24, -0.14, 0], [0.54, -0.22, 0], 0.11, 0.05), 0.06),
        ],
        [
          capsule(chest, [-0.16, -0.1, 0.02], [-0.2, 0.0, 0.03], 0.19, 0.165),
          blendInto(capsule(neck, [-0.21, 0.07, 0.03], [-0.24, 0.2, 0.03], 0.145, 0.12), 0.05),
          blendInto(
            ellipsoid(plastic(darken(coat, 0.25), 0.4), [-0.25, 0.3, 0.03], [0.14, 0.13, 0.125]),
            0.05,
          ),
        ],
        [capsule(dark, [-0.37, 0.28, 0.06], [-0.48, 0.23, 0.08], 0.045, 0.014)],
        [ellipsoid(snowWhite, [-0.37, 0.315, 0.08], [0.04, 0.025, 0.035])],
        [ellipsoid(plastic('#f2742a', 0.9), [-0.27, 0.33, 0.14], [0.042, 0.042, 0.025])],
        [ellipsoid(jetBlack, [-0.275, 0.33, 0.16], [0.022, 0.024, 0.014])],
        [
          ellipsoid(
            plastic(lighten(coat, 0.25), 0.4),
            [0.1, -0.09, 0.14],
            [0.25, 0.14, 0.09],
            0,
            [0, 0, -14],
          ),
        ],
        [0.12, 0.24].map((x) => capsule(dark, [x, 0.02, 0.19], [x - 0.03, -0.22, 0.19], 0.03)),
        [-0.06, 0.08].flatMap((x) => [
          capsule(feet, [x, -0.3, 0.05], [x, -0.42, 0.07], 0.028),
          ellipsoid(feet, [x - 0.03, -0.43, 0.1], [0.085, 0.022, 0.07]),
        ]),
        tube(dark, 0.03, [0.5, -0.17, 0.05], [0.53, -0.26, 0.05]),
      ],
    };
  },
});
