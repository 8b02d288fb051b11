import { darken, hex } from '../../colour.ts';
import { blendInto, capsule, cut, ellipsoid, plastic, torus } from '../mould.ts';
import type { HeadwearEntry } from './headwear-entry.ts';

export const headscarf: HeadwearEntry = {
  words: `headscarf, hijab, niqab, burka, burqa, chador, head scarf, khimar, shayla · de kopftuch
    · fr foulard sur la tete · es velo islamico · it foulard in testa · pt lenco na cabeca · nl hoofddoek · emoji 🧕`,
  closeFit: { from: Number.NEGATIVE_INFINITY, tilt: 0 },
  mould: (tint) => {
    const colour = tint ?? hex('#3f8f9a');
    const cloth = plastic(colour, 0.25);
    const fold = plastic(darken(colour, 0.1), 0.25);
    return [
      [
        ellipsoid(cloth, [0, 0.2, -0.16], [1.56, 1.86, 1.6]),
        blendInto(capsule(cloth, [0, -0.85, -0.14], [0, -1.95, -0.06], 1.36, 1.12), 0.4),
        cut(ellipsoid(cloth, [0, -0.42, 1.5], [1.06, 1.58, 1.4]), 0.12),
      ],
      // Two folds wrapped around the neck, the upper one crossing to the shoulder.
      [
        torus(fold, [0, -1.96, -0.02], 0.94, 0.24, [10, 0, 9]),
        blendInto(torus(fold, [0.03, -2.24, 0.0], 1.0, 0.26, [13, 0, -7]), 0.06),
      ],
    ];
  },
};
