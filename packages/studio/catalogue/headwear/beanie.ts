import { box, cylinder, ellipsoid, plastic } from '../mould.ts';
import type { HeadwearEntry } from './headwear-entry.ts';

export const beanie: HeadwearEntry = {
  words: `beanie, woolly hat, wool hat, knitted hat, winter hat, ski hat, fur hat, ushanka · de wollmutze,
    wintermutze, strickmutze, bommelmutze ohne bommel · fr bonnet, bonnet en laine · es gorro de lana, gorro,
    gorro de invierno · it berretto, berretto di lana, cuffia di lana · pt touca · nl muts, wollen muts, wintermuts`,
  closeFit: { from: 0.26, tilt: -14 },
  mould: (tint) => {
    const wool = plastic(tint ?? '#2f9b57', 0.15);
    return [
      [
        {
          ...ellipsoid(wool, [0, 0.56, -0.16], [1.42, 1.66, 1.48], 0, [-14, 0, 0]),
          groove: { depth: 0.035, density: 22, phase: 0 },
        },
        { ...box(wool, [0, -1.0, 0], [2.5, 1.3, 2.5], 0, [-14, 0, 0]), cutOut: true, blend: 0.1 },
      ],
      // A turned-up cuff, ribbed as the rest.
      [
        {
          ...cylinder(wool, [0, 0.5, -0.08], 1.5, 0.32, [-14, 0, 0], 0.14),
          groove: { depth: 0.035, density: 22, phase: 0 },
        },
      ],
    ];
  },
};
