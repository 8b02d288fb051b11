import { box, capsule, pair, plastic, tube } from '../mould.ts';
import type { HeadwearEntry } from './headwear-entry.ts';
import { fullShell } from './helmet-shells.ts';

export const footballHelmet: HeadwearEntry = {
  words: `football helmet, american football helmet, nfl helmet, goalie mask, hockey mask, hockey helmet,
    hockey goalie mask`,
  closeFit: { from: 0.95, tilt: 0 },
  mould: (tint) => {
    const bar = plastic('#d3d6dc', 0.8);
    return [
      fullShell(plastic(tint ?? '#1d2c8b', 0.95)),
      [box(plastic('#f4f2ec', 0.9), [0, 1.85, 0.1], [0.22, 0.4, 1.3], 0.2, [-6, 0, 0])],
      ...[-1.0, -1.45].map((y) =>
        tube(
          bar,
          0.1,
          [-1.45, y + 0.35, 0.5],
          [-0.95, y, 1.5],
          [0, y - 0.05, 1.75],
          [0.95, y, 1.5],
          [1.45, y + 0.35, 0.5],
        ),
      ),
      pair((side) => capsule(bar, [side * 0.5, -1.02, 1.64], [side * 0.5, -1.47, 1.64], 0.09)),
    ];
  },
};
