import { capsule, cylinder, ellipsoid, plastic, torus } from '../mould.ts';
import type { HeadwearEntry } from './headwear-entry.ts';

export const wizardHat: HeadwearEntry = {
  words: `wizard hat, wizards hat, magic hat, pointy hat, pointed hat, sorting hat · de zauberhut, spitzhut
    · fr chapeau de magicien, chapeau pointu · es sombrero de mago, gorro puntiagudo · it cappello da mago,
    cappello a punta · pt chapeu de mago · nl tovenaarshoed, puntmuts, punthoed`,
  closeFit: { from: 1.06, tilt: 0 },
  mould: (tint) => {
    const felt = plastic(tint ?? '#4b3a9c', 0.3);
    return [
      [
        cylinder(felt, [0, 1.2, 0], 2.1, 0.1, [-4, 0, 0], 0.08),
        capsule(felt, [0, 1.2, -0.05], [0.1, 2.9, -0.2], 1.35, 0.45, 0.3),
        capsule(felt, [0.1, 2.9, -0.2], [0.75, 3.5, -0.1], 0.45, 0.1, 0.2),
      ],
      [torus(plastic('#ffc72c', 0.6), [0, 1.42, 0], 1.36, 0.13)],
      [
        ellipsoid(plastic('#ffc72c', 0.8), [-0.35, 2.1, 1.0], [0.17, 0.17, 0.1]),
        ellipsoid(plastic('#ffc72c', 0.8), [0.4, 2.5, 0.65], [0.12, 0.12, 0.1]),
      ],
    ];
  },
};
