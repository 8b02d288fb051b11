import { blendInto, box, capsule, ellipsoid, metal, plastic, torus } from '../mould.ts';
import type { HeadwearEntry } from './headwear-entry.ts';
import { halfShell } from './helmet-shells.ts';

const brass = metal('#e0b13a');

export const fireHelmet: HeadwearEntry = {
  words: `fire helmet, firefighter helmet, firemans helmet, fireman hat, firefighter hat · de feuerwehrhelm
    · fr casque de pompier · es casco de bombero · it casco da pompiere · pt capacete de bombeiro · nl brandweerhelm`,
  colour: 'red',
  carriedAs: 'fire-helmet',
  mould: (tint) => {
    const shell = plastic(tint ?? '#d92b2b', 0.9);
    return [
      halfShell(shell, 0.95),
      [ellipsoid(shell, [0, 0.98, -0.25], [1.85, 0.12, 2.15], 0, [6, 0, 0])],
      [
        capsule(shell, [0, 1.6, 1.2], [0, 2.3, 0], 0.17, 0.15),
        capsule(shell, [0, 2.3, 0], [0, 1.7, -1.3], 0.15, 0.12),
      ],
      [
        box(brass, [0, 1.6, 1.42], [0.42, 0.46, 0.09], 0.15, [-14, 0, 0]),
        blendInto(ellipsoid(brass, [0, 2.06, 1.32], [0.2, 0.2, 0.09]), 0.05),
      ],
      [ellipsoid(plastic('#d92b2b', 0.9), [0, 1.58, 1.52], [0.22, 0.24, 0.08])],
      [torus(plastic('#f7cd2b', 0.7), [0, 1.1, -0.08], 1.52, 0.09)],
    ];
  },
};
