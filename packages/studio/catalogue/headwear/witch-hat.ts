import { box, capsule, cut, cylinder, metal, plastic } from '../mould.ts';
import type { HeadwearEntry } from './headwear-entry.ts';

const brass = metal('#e0b13a');

export const witchHat: HeadwearEntry = {
  words: `witch hat, witches hat, witchs hat, halloween hat · de hexenhut · fr chapeau de sorciere
    · es sombrero de bruja · it cappello da strega · pt chapeu de bruxa · nl heksenhoed`,
  mould: (tint) => {
    const felt = plastic(tint ?? '#2a2530', 0.35);
    return [
      [
        cylinder(felt, [0, 1.2, 0], 2.25, 0.1, [-4, 0, 0], 0.08),
        capsule(felt, [0, 1.2, -0.05], [-0.1, 2.8, -0.2], 1.35, 0.5, 0.3),
        capsule(felt, [-0.1, 2.8, -0.2], [-0.85, 3.3, -0.1], 0.5, 0.08, 0.2),
      ],
      [cylinder(plastic('#7440a8', 0.5), [0, 1.5, -0.05], 1.32, 0.2, [-4, 0, 0], 0.05)],
      [
        box(brass, [0, 1.5, 1.28], [0.34, 0.28, 0.08], 0.08, [-10, 0, 0]),
        cut(box(brass, [0, 1.5, 1.36], [0.19, 0.14, 0.3], 0.03)),
      ],
    ];
  },
};
