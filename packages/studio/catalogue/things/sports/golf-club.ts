import { rubber, steel } from '#catalogue/materials.ts';
import { blendInto, box, capsule, ellipsoid, plastic } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

export default defineThing({
  id: 'golf-club',
  words: {
    en: 'golf club, golf clubs, golf, golfing, putter, golf ball',
    de: 'golfschlager',
    fr: 'club de golf',
    es: 'palo de golf',
    it: 'mazza da golf',
    pt: 'taco de golfe',
    nl: 'golfclub',
    emoji: '⛳, 🏌',
  },
  theme: 'sport',
  mould: (tint) => ({
    size: 0.85,
    grip: [0.1, 0.3, 0],
    heldTurn: [0, 0, -10],
    groups: [
      [capsule(steel, [0.14, 0.3, 0], [0, -0.4, 0], 0.018)],
      [capsule(rubber, [0.18, 0.5, 0], [0.13, 0.22, 0], 0.034, 0.026)],
      [
        ellipsoid(plastic(tint ?? '#e4312b', 0.95), [-0.09, -0.42, 0.02], [0.15, 0.075, 0.1], 0, [0, 0, -8]),
        blendInto(
          capsule(plastic(tint ?? '#e4312b', 0.95), [0, -0.38, 0], [0.01, -0.33, 0], 0.035, 0.024),
          0.04,
        ),
      ],
      [box(steel, [-0.1, -0.44, 0.11], [0.1, 0.04, 0.012], 0.01, [0, 0, -8])],
    ],
  }),
});
