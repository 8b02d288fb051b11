import { blendInto, capsule, cut, ellipsoid, pair, plastic } from '../mould.ts';
import type { HeadwearEntry } from './headwear-entry.ts';
import { halfShell } from './helmet-shells.ts';

export const bikeHelmet: HeadwearEntry = {
  words: `bike helmet, bicycle helmet, cycle helmet, cycling helmet · de fahrradhelm · fr casque de velo
    · es casco de bici · it casco da bici · pt capacete de bicicleta · nl fietshelm`,
  closeFit: { from: 0.95, tilt: 0 },
  mould: (tint) => {
    const shell = plastic(tint ?? '#2cb5e8', 0.85);
    return [
      [
        ...halfShell(shell, 0.86),
        ...[-0.62, 0, 0.62].map((x) => cut(capsule(shell, [x, 1.62, 1.42], [x, 2.5, 0.1], 0.14, 0.2), 0.04)),
        blendInto(ellipsoid(shell, [0, 1.0, 1.4], [1.0, 0.12, 0.5]), 0.1),
      ],
      [-0.62, 0, 0.62].map((x) =>
        capsule(plastic('#23222a', 0.4), [x, 1.5, 1.15], [x, 2.02, 0.1], 0.14, 0.16),
      ),
      pair((side) =>
        capsule(plastic('#23222a', 0.4), [side * 1.32, 0.9, 0.2], [side * 1.12, -1.35, 0.35], 0.06),
      ),
    ];
  },
};
