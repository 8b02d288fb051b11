import { jetBlack } from '#catalogue/materials.ts';
import { blendInto, capsule, ellipsoid, plastic } from '#catalogue/mould.ts';
import { darken, hex } from '#colour.ts';
import { defineThing } from '../thing.ts';

export default defineThing({
  id: 'swan',
  words: {
    en: 'swan, goose, geese',
    de: 'schwan, gans',
    fr: 'cygne, oie',
    es: 'cisne',
    it: 'cigno, oca',
    pt: 'ganso',
    nl: 'zwaan',
    emoji: '🦢',
  },
  theme: 'garden',
  kin: ['animal'],
  stands: true,
  costume: { colour: 'white' },
  mould: (tint) => {
    const coat = tint ?? hex('#fbfaf6');
    const plume = plastic(coat, 0.5);
    const orange = plastic('#f2742a', 0.7);
    return {
      size: 0.5,
      grip: [0, 0, 0],
      groups: [
        [
          ellipsoid(plume, [0.06, -0.22, 0], [0.38, 0.2, 0.24]),
          blendInto(capsule(plume, [0.36, -0.16, 0], [0.56, 0.06, 0], 0.12, 0.02), 0.06),
          blendInto(capsule(plume, [-0.2, -0.16, 0.02], [-0.34, 0.0, 0.03], 0.13, 0.085), 0.07),
          blendInto(capsule(plume, [-0.34, 0.0, 0.03], [-0.22, 0.22, 0.03], 0.085, 0.07), 0.05),
          blendInto(capsule(plume, [-0.22, 0.22, 0.03], [-0.27, 0.4, 0.04], 0.07, 0.066), 0.05),
          blendInto(ellipsoid(plume, [-0.33, 0.43, 0.05], [0.115, 0.1, 0.095]), 0.03),
        ],
        [0, 1, 2].map((feather) =>
          capsule(
            plastic(darken(coat, 0.05 + feather * 0.03), 0.5),
            [-0.04 + feather * 0.02, -0.12 - feather * 0.06, 0.19 + feather * 0.02],
            [0.44 - feather * 0.06, 0.04 - feather * 0.1, 0.14 + feather * 0.04],
            0.1,
            0.03,
          ),
        ),
        [capsule(orange, [-0.41, 0.41, 0.07], [-0.57, 0.35, 0.1], 0.052, 0.03)],
        [ellipsoid(jetBlack, [-0.42, 0.45, 0.07], [0.045, 0.035, 0.06])],
        [ellipsoid(jetBlack, [-0.35, 0.46, 0.14], [0.022, 0.028, 0.018])],
      ],
    };
  },
});
