import { blendInto, box, capsule, cut, ellipsoid, metal, plastic } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

export default defineThing({
  id: 'cutlery',
  words: {
    en: 'cutlery, tongs, bbq tongs, barbecue tongs, grill tongs, spatula, knife and fork, fork and knife, knives and fork, forks and knife, fork, spoon, silverware',
    de: 'grillzange',
    fr: 'couverts',
    es: 'cubiertos',
    it: 'posate',
    pt: 'talheres',
    nl: 'bestek',
    emoji: '🍴, 🍽, 🥄',
  },
  theme: 'kitchen',
  kin: ['kitchen-tool'],
  isSet: true,
  mould: (tint) => {
    const steel = tint ? plastic(tint, 0.9) : metal('#d2d7e0');
    return {
      size: 0.5,
      grip: [0, -0.3, 0],
      groups: [
        [
          capsule(steel, [-0.17, -0.46, 0], [-0.17, 0.08, 0], 0.05, 0.026),
          blendInto(box(steel, [-0.17, 0.17, 0], [0.105, 0.075, 0.018], 0.018), 0.07),
          ...[-0.26, -0.2, -0.14, -0.08].map((x) =>
            blendInto(capsule(steel, [x, 0.2, 0], [x, 0.46, 0.01], 0.021, 0.014), 0.012),
          ),
        ],
        [
          capsule(steel, [0.18, -0.46, 0], [0.18, 0.0, 0], 0.05, 0.035),
          blendInto(ellipsoid(steel, [0.2, 0.22, 0], [0.085, 0.28, 0.022]), 0.03),
          cut(box(steel, [0.06, 0.24, 0], [0.07, 0.34, 0.2])),
        ],
      ],
    };
  },
});
