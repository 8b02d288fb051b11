import { blendInto, box, cut, cylinder, metal, pair, plastic, torus } from '../mould.ts';
import type { HeadwearEntry } from './headwear-entry.ts';

/** Pushed up, its chin in the air, so that the face is seen. */
export const weldingMask: HeadwearEntry = {
  words: `welding mask, welding helmet, welders mask, welder mask, welding hood, welding shield · de schweissermaske
    · fr masque de soudeur · es mascara de soldar`,
  overHair: true,
  mould: (tint) => {
    const shell = plastic(tint ?? '#3a3f4a', 0.7);
    const steel = metal('#a8aeb9');
    return [
      [torus(plastic('#23252c', 0.3), [0, 1.02, -0.06], 1.46, 0.13, [-12, 0, 0])],
      [
        box(shell, [0, 1.72, 1.02], [1.12, 0.62, 0.42], 0.3, [-26, 0, 0]),
        blendInto(box(shell, [0, 2.4, 0.78], [0.74, 0.5, 0.34], 0.28, [-20, 0, 0]), 0.3),
        cut(box(shell, [0, 1.5, 0.3], [1, 0.9, 0.62], 0.4, [-24, 0, 0]), 0.03),
      ],
      [box(steel, [0, 1.66, 1.44], [0.72, 0.34, 0.08], 0.07, [-26, 0, 0])],
      [box(plastic('#1f6b45', 1), [0, 1.68, 1.52], [0.58, 0.22, 0.05], 0.05, [-26, 0, 0])],
      pair((side) => cylinder(steel, [side * 1.34, 1.2, 0.34], 0.24, 0.12, [0, 0, 90], 0.04)),
    ];
  },
};
