import { brass } from '#catalogue/materials.ts';
import { box, capsule, cut, ellipsoid, metal, plastic } from '#catalogue/mould.ts';
import { darken } from '#colour.ts';
import { wordsDecal } from '#typesetting/print-words.ts';
import { defineThing } from '../thing.ts';

/** The slope of a pennant's edges, degrees, and where the boxes lie that cut it to its point. */
const PENNANT = { slope: 15.5, x: 0.153, above: 0.533, below: -0.053 };

/** A racing pennant: no nation's colours, no emblem. */
export default defineThing({
  id: 'flag',
  words: {
    en: 'flag, banner',
    de: 'flagge',
    fr: 'drapeau',
    es: 'bandera',
    it: 'bandiera',
    pt: 'bandeira',
    nl: 'vlag',
    emoji: '🚩, 🏁, 🏴, 🏳',
  },
  mould: (tint) => {
    const cloth = plastic(tint ?? '#ffc72c', 0.35);
    const stripe = plastic('#f4f2ec', 0.35);
    const toPoint = (paint: typeof cloth) => [
      cut(box(paint, [PENNANT.x, PENNANT.above, 0], [0.7, 0.2, 0.2], 0, [0, 0, -PENNANT.slope])),
      cut(box(paint, [PENNANT.x, PENNANT.below, 0], [0.7, 0.2, 0.2], 0, [0, 0, PENNANT.slope])),
    ];
    return {
      size: 0.9,
      grip: [-0.26, -0.3, 0],
      groups: [
        [capsule(plastic('#c98a4a', 0.5), [-0.26, -0.5, 0], [-0.26, 0.46, 0], 0.024)],
        [ellipsoid(brass, [-0.26, 0.49, 0], [0.045, 0.045, 0.045])],
        [box(cloth, [0.1, 0.24, 0], [0.36, 0.21, 0.024], 0.01), ...toPoint(cloth)],
        [box(stripe, [-0.05, 0.24, 0], [0.045, 0.21, 0.03], 0.006), ...toPoint(stripe)],
      ],
    };
  },
  /** A long cloth on its pole, which flies away from who holds it. */
  lettered: (tint, words) => {
    const cloth = plastic(tint ?? '#fbf8f0', 0.3);
    const print = { ...cloth, decal: wordsDecal(words, cloth.colour, [-0.02, 0.16], [0.36, 0.28], 26) };
    return {
      size: 0.66,
      grip: [0.38, -0.4, 0],
      groups: [
        [capsule(plastic('#c98a4a', 0.5), [0.38, -0.62, 0], [0.38, 0.54, 0], 0.028)],
        [ellipsoid(metal('#e0b13a'), [0.38, 0.57, 0], [0.05, 0.05, 0.05])],
        [
          box(plastic(darken(cloth.colour, 0.16), 0.3), [-0.04, 0.16, -0.006], [0.43, 0.34, 0.018], 0.012),
          box(print, [-0.04, 0.16, 0.01], [0.41, 0.32, 0.018], 0.01),
        ],
      ],
    };
  },
});
