import { box, cylinder, ellipsoid, plastic } from '../mould.ts';
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
          ...ellipsoid(wool, [0, 0.8, -0.1], [1.4, 1.34, 1.44]),
          groove: { depth: 0.04, density: 26, phase: 0 },
        },
        { ...box(wool, [0, -0.5, 0], [2.5, 1.3, 2.5]), cutOut: true, blend: 0.1 },
      ],
      // A turned-up cuff, ribbed as the rest.
      [
        {
          ...cylinder(wool, [0, 0.94, -0.08], 1.48, 0.24, [-5, 0, 0], 0.16),
          groove: { depth: 0.04, density: 30, phase: 0 },
        },
      ],
    ];
  },
};
