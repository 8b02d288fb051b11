import { blendInto, capsule, ellipsoid, plastic } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

/** A T-bone steak. */
export default defineThing({
  id: 'steak',
  words: {
    en: 'steak, t bone, t bone steak, ribeye, ribeye steak, rib eye steak, sirloin steak, tomahawk steak, piece of meat, meat',
    fr: 'entrecote',
    es: 'filete',
    it: 'bistecca',
    pt: 'bife',
    nl: 'biefstuk',
    emoji: '🥩, 🍖',
  },
  theme: 'kitchen',
  mould: (tint) => {
    const meat = plastic(tint ?? '#b8453a', 0.7);
    const fat = plastic('#f3d3b4', 0.6);
    const bone = plastic('#fdf6e8', 0.7);
    return {
      size: 0.4,
      grip: [0.2, -0.3, 0],
      groups: [
        [
          ellipsoid(fat, [-0.12, 0.1, 0], [0.44, 0.33, 0.09]),
          blendInto(ellipsoid(fat, [0.2, -0.16, 0], [0.3, 0.28, 0.09]), 0.14),
        ],
        [
          ellipsoid(meat, [-0.13, 0.1, 0.03], [0.37, 0.26, 0.095]),
          blendInto(ellipsoid(meat, [0.2, -0.16, 0.03], [0.23, 0.21, 0.095]), 0.14),
        ],
        [
          capsule(bone, [-0.4, 0.31, 0.07], [0.1, 0.35, 0.07], 0.06),
          blendInto(capsule(bone, [-0.14, 0.32, 0.09], [-0.02, -0.02, 0.11], 0.055, 0.035), 0.04),
        ],
        [
          [-0.36, 0.12, -0.24, 0.18],
          [-0.34, 0.02, -0.2, 0.06],
          [0.14, -0.22, 0.26, -0.16],
          [0.18, -0.32, 0.3, -0.26],
        ].map(([x = 0, y = 0, toX = 0, toY = 0]) => capsule(fat, [x, y, 0.112], [toX, toY, 0.115], 0.014)),
      ],
    };
  },
});
