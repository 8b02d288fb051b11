import { blendInto, capsule, cylinder, ellipsoid, plastic } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

export default defineThing({
  id: 'boxing-gloves',
  words: {
    en: 'boxing gloves, boxing glove, boxing, kickboxing, muay thai, red boxing gloves',
    de: 'boxhandschuhe',
    fr: 'gants de boxe',
    es: 'guantes de boxeo',
    it: 'guantoni',
    pt: 'luvas de boxe',
    nl: 'bokshandschoenen',
    emoji: '🥊',
  },
  theme: 'sport',
  isSet: true,
  mould: (tint) => {
    const leather = plastic(tint ?? '#d92b2b', 0.9);
    const white = plastic('#f4f2ec', 0.5);
    return {
      size: 0.42,
      grip: [0, -0.3, 0],
      groups: [-1, 1].flatMap((side) => [
        [
          ellipsoid(leather, [side * 0.3, 0.14, 0], [0.24, 0.3, 0.22]),
          blendInto(ellipsoid(leather, [side * 0.29, -0.08, 0], [0.19, 0.2, 0.17]), 0.08),
          blendInto(
            capsule(leather, [side * 0.1, -0.02, 0.1], [side * 0.09, 0.16, 0.16], 0.075, 0.085),
            0.02,
          ),
        ],
        [cylinder(leather, [side * 0.29, -0.32, 0], 0.18, 0.13, [0, 0, 0], 0.05)],
        [cylinder(white, [side * 0.29, -0.24, 0], 0.186, 0.05, [0, 0, 0], 0.02)],
        [
          capsule(white, [side * 0.34, -0.28, 0.178], [side * 0.24, -0.4, 0.178], 0.022),
          capsule(white, [side * 0.24, -0.28, 0.178], [side * 0.34, -0.4, 0.178], 0.022),
        ],
      ]),
    };
  },
});
