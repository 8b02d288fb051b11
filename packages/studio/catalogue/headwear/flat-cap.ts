import { darken, hex } from '../../colour.ts';
import { blendInto, box, cut, ellipsoid, plastic } from '../mould.ts';
import type { HeadwearEntry } from './headwear-entry.ts';

/** Tweed that lies forward on a short peak. */
export const flatCap: HeadwearEntry = {
  words: {
    en: 'flat cap, flatcap, newsboy cap, baker boy cap, peaky blinders, paperboy cap, golf cap',
    de: 'schiebermutze, schiebermuetze',
    fr: 'casquette plate',
    it: 'coppola',
  },
  closeFit: { from: 0.85, tilt: 0 },
  mould: (tint) => {
    const colour = tint ?? hex('#6d6355');
    const tweed = plastic(colour, 0.12);
    return [
      [
        ellipsoid(tweed, [0, 1.32, -0.02], [1.56, 0.62, 1.66], 0, [12, 0, 0]),
        blendInto(ellipsoid(tweed, [0, 1.0, -0.1], [1.44, 0.7, 1.48]), 0.2),
        cut(box(tweed, [0, -0.9, 0], [2.5, 1.75, 2.5], 0, [-4, 0, 0]), 0.06),
      ],
      [ellipsoid(plastic(darken(colour, 0.2), 0.12), [0, 1.0, 1.3], [0.98, 0.11, 0.62], 0, [20, 0, 0])],
      [ellipsoid(plastic(darken(colour, 0.15), 0.12), [0, 1.92, -0.1], [0.12, 0.07, 0.12])],
    ];
  },
};
