import { blendInto, box, capsule, cut, ellipsoid, plastic } from '../mould.ts';
import type { HeadwearEntry } from './headwear-entry.ts';

/** A bride's veil: tulle from a wreath of blossoms on the crown down to the shoulders, open in front. */
export const veil: HeadwearEntry = {
  words: `veil, bridal veil, wedding veil · de schleier, brautschleier · fr voile · es velo de novia
    · it velo da sposa · pt veu · nl sluier · emoji 👰, 👰‍♀️, 👰‍♂️`,
  overHair: true,
  mould: (tint) => {
    const tulle = { ...plastic(tint ?? '#f8f6f1', 0.35), translucent: 0.9 };
    const blossom = plastic('#fdfbf5', 0.5);
    const petals = plastic('#f3cdd6', 0.5);
    return [
      [
        ellipsoid(tulle, [0, 0.42, -0.34], [1.6, 1.66, 1.5]),
        blendInto(capsule(tulle, [0, -0.5, -0.62], [0, -2.7, -0.78], 1.36, 1.66), 0.4),
        ...[-1, -0.5, 0, 0.5, 1].map((x) =>
          blendInto(
            capsule(tulle, [x * 0.7, 0.6, -1.5], [x * 1.5, -2.9, -1.3 - (1 - Math.abs(x)) * 0.8], 0.16, 0.3),
            0.14,
          ),
        ),
        cut(box(tulle, [0, 0, 1.9], [4, 6, 2.05], 0.1, [8, 0, 0]), 0.06),
        cut(box(tulle, [0, -5.2, 0], [4, 2, 4]), 0.02),
      ],
      ...[-1, 0, 1].map((_, row) => {
        const paint = row === 1 ? petals : blossom;
        return [-4, -3, -2, -1, 0, 1, 2, 3, 4].flatMap((step) => {
          if ((step + 6) % 3 !== row) return [];
          const angle = step * 0.36;
          return [
            ellipsoid(paint, [Math.sin(angle) * 1.44, 1.3, Math.cos(angle) * 1.36 - 0.08], [0.25, 0.24, 0.2]),
          ];
        });
      }),
    ];
  },
};
