import { capsule, cylinder, ellipsoid, plastic, torus } from '../mould.ts';
import type { HeadwearEntry } from './headwear-entry.ts';

export const sombrero: HeadwearEntry = {
  words: 'sombrero, mexican hat, mariachi hat · es sombrero mexicano, sombrero charro · it un sombrero',
  mould: (tint) => {
    const straw = plastic(tint ?? '#e3b75e', 0.3);
    return [
      [
        cylinder(straw, [0, 1.15, 0], 2.55, 0.09, [-3, 0, 0], 0.08),
        capsule(straw, [0, 1.3, -0.05], [0, 2.65, -0.1], 1.22, 0.62, 0.3),
      ],
      [torus(straw, [0, 1.36, 0], 2.55, 0.2, [-3, 0, 0])],
      [torus(plastic('#d92b2b', 0.5), [0, 1.6, -0.05], 1.2, 0.15, [-3, 0, 0])],
      [torus(plastic('#2fa66a', 0.5), [0, 1.9, -0.06], 1.05, 0.12, [-3, 0, 0])],
      Array.from({ length: 12 }, (_, i) =>
        ellipsoid(
          plastic(i % 2 === 0 ? '#d92b2b' : '#f4f2ec', 0.5),
          [Math.sin(i * 0.5236) * 2.72, 1.34, Math.cos(i * 0.5236) * 2.72],
          [0.14, 0.14, 0.14],
        ),
      ),
    ];
  },
};
