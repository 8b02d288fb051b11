import { glossyInk } from '#catalogue/materials.ts';
import { box, capsule, ellipsoid, pair, plastic, tube } from '#catalogue/mould.ts';
import { hex } from '#colour.ts';
import { defineThing } from '../thing.ts';

export default defineThing({
  id: 'kite',
  words: {
    en: 'kite, kite flying',
    de: 'drachen steigen',
    fr: 'cerf volant',
    es: 'volando una cometa, barrilete, papalote',
    it: 'aquilone',
    pt: 'pipa de papel, papagaio de papel',
    nl: 'vlieger',
    emoji: '🪁',
  },
  theme: 'garden',
  mould: (tint) => {
    const cloth = tint ?? hex('#e4312b');
    const spar = plastic('#b97f45', 0.4);
    const [yellow, blue] = [plastic('#f7cd2b', 0.5), plastic('#2cb5e8', 0.5)];
    return {
      size: 0.62,
      grip: [0.06, -0.42, 0],
      groups: [
        [box(plastic(cloth, 0.5), [0, 0.2, 0], [0.29, 0.29, 0.018], 0.01, [0, 0, 45])],
        [
          box(yellow, [0.1, 0.3, 0.008], [0.145, 0.145, 0.018], 0.01, [0, 0, 45]),
          box(blue, [-0.1, 0.1, 0.008], [0.145, 0.145, 0.018], 0.01, [0, 0, 45]),
        ],
        [
          capsule(spar, [0, -0.2, 0.03], [0, 0.6, 0.03], 0.016),
          capsule(spar, [-0.4, 0.2, 0.03], [0.4, 0.2, 0.03], 0.016),
        ],
        tube(
          glossyInk,
          0.011,
          [0, -0.2, 0.02],
          [0.09, -0.34, 0.02],
          [-0.04, -0.48, 0.02],
          [0.08, -0.62, 0.02],
        ),
        [
          [0.08, -0.33],
          [-0.03, -0.48],
          [0.07, -0.61],
        ].flatMap(([x = 0, y = 0], index) =>
          pair((side) =>
            ellipsoid(index === 1 ? yellow : blue, [x + side * 0.055, y, 0.02], [0.06, 0.038, 0.025], 0, [
              0,
              0,
              side * 20,
            ]),
          ),
        ),
      ],
    };
  },
});
