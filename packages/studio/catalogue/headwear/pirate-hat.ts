import { blendInto, box, capsule, cut, ellipsoid, pair, plastic, tube } from '../mould.ts';
import type { HeadwearEntry } from './headwear-entry.ts';

const white = plastic('#f8f6f0', 0.3);

export const pirateHat: HeadwearEntry = {
  words: `pirate hat, tricorn, tricorne, pirates hat · de piratenhut, dreispitz · fr chapeau de pirate
    · es sombrero pirata, sombrero de pirata · it cappello da pirata · pt chapeu de pirata · nl piratenhoed
    · emoji 🏴‍☠️, ☠`,
  mould: (tint) => {
    const felt = plastic(tint ?? '#23222a', 0.3);
    return [
      [ellipsoid(felt, [0, 1.4, -0.1], [1.4, 1.0, 1.4]), cut(box(felt, [0, 0.1, 0], [3, 1.1, 3]))],
      [
        ellipsoid(felt, [0, 1.78, 0.95], [2.15, 0.92, 0.24], 0, [-16, 0, 0]),
        cut(box(felt, [0, 0.2, 1], [3, 1.02, 2]), 0.08),
      ],
      tube(
        plastic('#f7cd2b', 0.6),
        0.09,
        [-2.1, 1.72, 0.95],
        [-1.5, 2.26, 0.84],
        [-0.6, 2.62, 0.75],
        [0.6, 2.62, 0.75],
        [1.5, 2.26, 0.84],
        [2.1, 1.72, 0.95],
      ),
      [
        ellipsoid(white, [0, 1.98, 1.2], [0.36, 0.33, 0.14]),
        blendInto(box(white, [0, 1.68, 1.25], [0.2, 0.15, 0.1], 0.06), 0.06),
      ],
      [...pair((side) => ellipsoid(felt, [side * 0.14, 1.95, 1.33], [0.1, 0.11, 0.06]))],
      [
        capsule(white, [-0.52, 1.48, 1.22], [0.52, 1.62, 1.22], 0.07),
        capsule(white, [0.52, 1.48, 1.22], [-0.52, 1.62, 1.22], 0.07),
      ],
    ];
  },
};
