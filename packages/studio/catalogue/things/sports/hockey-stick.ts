import { rubber } from '#catalogue/materials.ts';
import { blendInto, box, cylinder, plastic } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

export default defineThing({
  id: 'hockey-stick',
  words: {
    en: 'hockey stick, hockey, ice hockey, puck, lacrosse',
    de: 'hockeyschlager',
    fr: 'crosse de hockey',
    es: 'palo de hockey',
    it: 'mazza da hockey',
    pt: 'taco de hoquei',
    nl: 'hockeystick',
    emoji: '🏒, 🏑',
  },
  theme: 'sport',
  mould: (tint) => ({
    size: 0.95,
    grip: [0.08, 0.2, 0],
    heldTurn: [0, 0, -10],
    groups: [
      [
        box(plastic(tint ?? '#c98a4a', 0.6), [0.1, 0.06, 0], [0.03, 0.44, 0.022], 0.018, [0, 0, -14]),
        blendInto(
          box(plastic(tint ?? '#c98a4a', 0.6), [-0.14, -0.42, 0.01], [0.17, 0.05, 0.018], 0.02, [0, 0, 8]),
          0.05,
        ),
      ],
      [box(rubber, [-0.2, -0.426, 0.01], [0.1, 0.054, 0.024], 0.02, [0, 0, 8])],
      [box(plastic('#f4f2ec', 0.4), [0.18, 0.4, 0], [0.036, 0.1, 0.028], 0.02, [0, 0, -14])],
      [cylinder(plastic('#1b1b20', 0.6), [0.2, -0.43, 0.1], 0.1, 0.035, [16, 0, 0], 0.015)],
    ],
  }),
});
