import { box, capsule, pair, plastic, tube } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

/** A high-backed chair on runners. */
export default defineThing({
  id: 'rocking-chair',
  words: {
    en: 'rocking chair',
    de: 'schaukelstuhl',
    fr: 'fauteuil a bascule',
    es: 'mecedora',
    it: 'sedia a dondolo',
    pt: 'cadeira de balanco',
    nl: 'schommelstoel',
  },
  stands: true,
  mould: (tint) => {
    const wood = plastic(tint ?? '#9a6234', 0.5);
    return {
      size: 0.8,
      grip: [0, 0, 0],
      groups: [
        pair((side) => capsule(wood, [side * 0.28, -0.36, 0.2], [side * 0.28, 0, 0.26], 0.032)),
        pair((side) => capsule(wood, [side * 0.28, -0.36, -0.2], [side * 0.27, 0.56, -0.34], 0.034)),
        ...[-1, 1].map((side) =>
          tube(
            wood,
            0.036,
            [side * 0.28, -0.34, 0.46],
            [side * 0.28, -0.42, 0.2],
            [side * 0.28, -0.42, -0.2],
            [side * 0.28, -0.34, -0.5],
          ),
        ),
        [box(plastic('#d9574a', 0.3), [0, -0.1, 0.02], [0.28, 0.04, 0.26], 0.035)],
        pair((side) => capsule(wood, [side * 0.29, 0.06, -0.27], [side * 0.29, 0.04, 0.3], 0.032)),
        [box(wood, [0, 0.52, -0.335], [0.28, 0.09, 0.025], 0.025, [-8, 0, 0])],
        [-0.16, -0.05, 0.06, 0.17].map((x) => capsule(wood, [x, -0.08, -0.24], [x, 0.48, -0.33], 0.02)),
      ],
    };
  },
});
