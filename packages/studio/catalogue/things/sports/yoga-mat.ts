import { blendInto, box, cylinder, plastic, torus, tube } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

export default defineThing({
  id: 'yoga-mat',
  words: {
    en: 'yoga mat, yoga, pilates, exercise mat, gym mat',
    de: 'yogamatte',
    fr: 'tapis de yoga',
    es: 'esterilla de yoga',
    it: 'tappetino da yoga',
    pt: 'tapete de yoga, tapete de ioga',
    nl: 'yogamat',
  },
  theme: 'sport',
  isSet: true,
  mould: (tint) => {
    const foam = plastic(tint ?? '#8350c4', 0.2);
    const strap = plastic('#f6efdc', 0.3);
    return {
      size: 0.32,
      grip: [0, 0.1, 0],
      groups: [
        [
          cylinder(foam, [0, 0, 0], 0.26, 0.58, [0, 0, 90], 0.03),
          blendInto(box(foam, [0, -0.225, 0.3], [0.575, 0.03, 0.3], 0.02), 0.04),
        ],
        [0.07, 0.14, 0.205].map((radius) =>
          torus(plastic(tint ?? '#5a3a94', 0.2), [0.575, 0, 0], radius, 0.014, [0, 0, 90]),
        ),
        [-0.3, 0.3].map((x) => torus(strap, [x, 0, 0], 0.262, 0.028, [0, 0, 90])),
        tube(strap, 0.03, [-0.3, 0.26, 0], [-0.18, 0.44, 0], [0.18, 0.44, 0], [0.3, 0.26, 0]),
      ],
    };
  },
});
