import { pearl } from '#catalogue/materials.ts';
import { blendInto, box, capsule, cut, cylinder, FACING, pair, plastic } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

export default defineThing({
  id: 'violin',
  words: {
    en: 'violin, fiddle, viola, cello, violoncello, double bass',
    de: 'geige',
    fr: 'violon',
    it: 'violino',
    nl: 'viool',
    emoji: '🎻',
  },
  theme: 'music',
  kin: ['instrument'],
  mould: (tint) => {
    const wood = plastic(tint ?? '#a8502a', 0.95);
    const ebony = plastic('#1f1a1c', 0.8);
    return {
      size: 0.75,
      grip: [0, 0.2, 0],
      heldTurn: [0, 0, -20],
      groups: [
        [
          cylinder(wood, [0, -0.3, 0], 0.2, 0.055, FACING, 0.03),
          blendInto(cylinder(wood, [0, -0.03, 0], 0.16, 0.055, FACING, 0.03), 0.08),
          ...pair((side) => cut(cylinder(wood, [side * 0.23, -0.15, 0], 0.085, 0.2, FACING), 0.02)),
        ],
        [box(ebony, [0, 0.14, 0.07], [0.028, 0.3, 0.018], 0.012)],
        [
          capsule(wood, [0, 0.4, 0.05], [0, 0.46, 0.03], 0.035, 0.045),
          ...pair((side) => capsule(ebony, [0, 0.4, 0.05], [side * 0.085, 0.41, 0.05], 0.014)),
        ],
        [box(ebony, [0, -0.36, 0.075], [0.035, 0.08, 0.014], 0.012)],
        [box(plastic('#e8c38a', 0.4), [0, -0.21, 0.08], [0.062, 0.012, 0.025], 0.006)],
        pair((side) => capsule(ebony, [side * 0.095, -0.14, 0.05], [side * 0.085, -0.25, 0.05], 0.011)),
        [box(pearl, [0, -0.05, 0.098], [0.016, 0.3, 0.003], 0.002)],
        [
          capsule(plastic('#5a2f22', 0.7), [0.2, 0.46, 0.06], [0.33, -0.42, 0.06], 0.014),
          capsule(pearl, [0.165, 0.45, 0.06], [0.29, -0.42, 0.06], 0.008),
          box(ebony, [0.31, -0.4, 0.06], [0.03, 0.04, 0.02], 0.01),
        ],
      ],
    };
  },
});
