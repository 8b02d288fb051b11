import { darken, hex } from '../../colour.ts';
import { blendInto, box, capsule, cut, ellipsoid, plastic } from '../mould.ts';
import type { HeadwearEntry } from './headwear-entry.ts';

/** Tweed that lies forward on a short peak. */
export const flatCap: HeadwearEntry = {
  words: `flat cap, flatcap, newsboy cap, baker boy cap, paperboy cap, golf cap · de schiebermutze, schiebermuetze
    · fr casquette plate, beret plat · es boina plana, gorra plana · it coppola, coppola siciliana · pt boina italiana
    · nl platte pet`,
  closeFit: { from: 0.32, tilt: -12 },
  mould: (tint) => {
    const colour = tint ?? hex('#6d6355');
    const tweed = plastic(colour, 0.12);
    return [
      [
        ellipsoid(tweed, [0, 1.06, 0.06], [1.5, 0.74, 1.7], 0, [15, 0, 0]),
        blendInto(ellipsoid(tweed, [0, 0.72, -0.12], [1.42, 1.24, 1.46]), 0.2),
        cut(box(tweed, [0, -1.46, 0], [2.5, 1.75, 2.5], 0, [-12, 0, 0]), 0.06),
      ],
      // The peak is sewn to the front and only its edge looks out.
      [
        ellipsoid(plastic(darken(colour, 0.3), 0.12), [0, 0.56, 1.2], [1.12, 0.17, 0.84], 0, [17, 0, 0]),
        cut(capsule(tweed, [0, -1.96, -1], [0, -1.96, 3], 2.4), 0.03),
      ],
    ];
  },
};
