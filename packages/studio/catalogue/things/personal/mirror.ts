import { brass } from '#catalogue/materials.ts';
import { blendInto, capsule, ellipsoid, metal, pair, plastic } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

/** A hand mirror. */
export default defineThing({
  id: 'mirror',
  words: {
    en: 'mirror, hand mirror, magic mirror',
    de: 'spiegel',
    fr: 'miroir',
    es: 'espejo',
    it: 'specchio',
    pt: 'espelho',
    nl: 'spiegeltje',
    emoji: '🪞',
  },
  mould: (tint) => {
    const frame = tint ? plastic(tint, 0.9) : brass;
    return {
      size: 0.5,
      grip: [0, -0.36, 0],
      heldTurn: [0, 0, 10],
      groups: [
        [ellipsoid(frame, [0, 0.16, 0], [0.3, 0.36, 0.045])],
        [ellipsoid(metal('#e8f1f6'), [0, 0.16, 0.03], [0.245, 0.3, 0.03])],
        [
          capsule(plastic('#ffffff', 1), [-0.12, 0.12, 0.056], [0.02, 0.32, 0.052], 0.016),
          capsule(plastic('#ffffff', 1), [-0.02, 0.08, 0.058], [0.09, 0.24, 0.055], 0.01),
        ],
        [
          capsule(frame, [0, -0.18, 0], [0, -0.5, 0], 0.05, 0.06),
          blendInto(ellipsoid(frame, [0, -0.19, 0], [0.09, 0.05, 0.05]), 0.04),
        ],
        [
          ellipsoid(frame, [0, 0.53, 0], [0.06, 0.05, 0.04]),
          ...pair((side) => ellipsoid(frame, [side * 0.08, 0.5, 0], [0.045, 0.04, 0.035])),
        ],
      ],
    };
  },
});
