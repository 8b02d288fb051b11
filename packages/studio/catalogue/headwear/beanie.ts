import { box, ellipsoid, plastic, torus } from '../mould.ts';
import type { HeadwearEntry } from './headwear-entry.ts';

export const beanie: HeadwearEntry = {
  words: {
    en: 'beanie, woolly hat, wool hat, knitted hat, winter hat, ski hat, fur hat, ushanka',
    de: 'wollmutze',
    fr: 'bonnet, bonnet en laine',
    es: 'gorro de lana',
    nl: 'muts',
  },
  closeFit: { from: 0.9, tilt: -5 },
  mould: (tint) => {
    const wool = plastic(tint ?? '#2f9b57', 0.15);
    return [
      [
        {
          ...ellipsoid(wool, [0, 0.85, -0.1], [1.5, 1.4, 1.5]),
          groove: { depth: 0.06, density: 9, phase: 0 },
        },
        { ...box(wool, [0, -0.5, 0], [2.5, 1.3, 2.5]), cutOut: true, blend: 0.1 },
      ],
      [torus(wool, [0, 0.92, -0.08], 1.42, 0.22, [-5, 0, 0])],
    ];
  },
};
