import { ellipsoid, plastic, torus } from '../mould.ts';
import type { HeadwearEntry } from './headwear-entry.ts';

export const cowboyHat: HeadwearEntry = {
  words: {
    en: 'cowboy hat, cowgirl hat, stetson, ten gallon hat, western hat',
    de: 'cowboyhut',
    fr: 'chapeau de cowboy',
    es: 'sombrero vaquero, sombrero de vaquero',
    it: 'cappello da cowboy',
    pt: 'chapeu de cowboy, chapeu de vaqueiro',
    nl: 'cowboyhoed',
    emoji: '🤠',
  },
  mould: (tint) => {
    const felt = plastic(tint ?? '#9a6a3c', 0.3);
    return [
      [
        ellipsoid(felt, [0, 1.25, 0.05], [2.25, 0.13, 1.9]),
        ellipsoid(felt, [-1.95, 1.5, 0], [0.4, 0.25, 1.2], 0.3),
        ellipsoid(felt, [1.95, 1.5, 0], [0.4, 0.25, 1.2], 0.3),
        ellipsoid(felt, [0, 1.75, -0.05], [1.25, 0.95, 1.3], 0.3),
        { ...ellipsoid(felt, [0, 2.85, 0.1], [0.35, 0.4, 1.4]), cutOut: true, blend: 0.3 },
      ],
      [torus(plastic('#3d2414', 0.5), [0, 1.5, -0.02], 1.27, 0.14)],
    ];
  },
};
