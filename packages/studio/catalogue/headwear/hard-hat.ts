import { blendInto, box, cut, cylinder, ellipsoid, plastic, torus } from '../mould.ts';
import type { HeadwearEntry } from './headwear-entry.ts';
import { halfShell } from './helmet-shells.ts';

export const hardHat: HeadwearEntry = {
  words: `hard hat, hardhat, construction helmet, safety helmet, builders hat · de bauhelm, schutzhelm
    · fr casque de chantier · es casco de obra · it casco da cantiere, elmetto · pt capacete de obra · nl bouwhelm
    · emoji 👷`,
  colour: 'yellow',
  carriedAs: 'safety-helmet',
  closeFit: { from: 0.98, tilt: 0 },
  mould: (tint) => {
    const shell = plastic(tint ?? '#f7cd2b', 0.9);
    return [
      halfShell(shell, 0.95),
      [
        cylinder(shell, [0, 0.98, 0.1], 1.72, 0.08, [-3, 0, 0], 0.06),
        blendInto(ellipsoid(shell, [0, 0.98, 1.35], [1.15, 0.09, 0.75]), 0.08),
      ],
      [
        ...[-0.5, 0, 0.5].map((x) =>
          torus(shell, [x, 0.64, -0.08], Math.sqrt(1.56 ** 2 - x * x), 0.11, [0, 0, 90]),
        ),
        cut(box(shell, [0, -0.9, 0], [2.5, 2, 2.5])),
      ],
    ];
  },
};
