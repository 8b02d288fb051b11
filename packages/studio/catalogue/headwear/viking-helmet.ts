import { capsule, ellipsoid, metal, plastic, torus } from '../mould.ts';
import type { HeadwearEntry } from './headwear-entry.ts';
import { halfShell } from './helmet-shells.ts';
import { hornPair } from './horn-pair.ts';

const steel = metal('#b6bdc8');
const brass = metal('#e0b13a');

export const vikingHelmet: HeadwearEntry = {
  words: `viking helmet, horned helmet, helmet with horns · de wikingerhelm · fr casque de viking · es casco vikingo
    · it elmo vichingo · nl vikinghelm`,
  mould: (tint) => {
    const shell = tint ? plastic(tint, 0.9) : steel;
    return [
      halfShell(shell, 0.85),
      [torus(brass, [0, 0.95, -0.08], 1.54, 0.16)],
      [capsule(brass, [0, 1.0, 1.46], [0, 2.15, 0.1], 0.13)],
      ...hornPair(plastic('#f3e6cb', 0.7), 1.2, 1.45),
      [-0.8, 0.8].map((x) => ellipsoid(brass, [x, 1.35, 1.18], [0.1, 0.1, 0.1])),
    ];
  },
};
