import { darken, hex } from '../../colour.ts';
import { blendInto, capsule, cut, ellipsoid, plastic } from '../mould.ts';
import type { HeadwearEntry } from './headwear-entry.ts';

export const headscarf: HeadwearEntry = {
  words: { en: 'headscarf, hijab, niqab, burka, burqa, chador, head scarf, khimar, shayla', emoji: '🧕' },
  closeFit: { from: Number.NEGATIVE_INFINITY, tilt: 0 },
  mould: (tint) => {
    const colour = tint ?? hex('#3f8f9a');
    const cloth = plastic(colour, 0.25);
    return [
      [
        ellipsoid(cloth, [0, 0.2, -0.16], [1.56, 1.86, 1.6]),
        blendInto(capsule(cloth, [0, -1.2, -0.2], [0, -2.2, 0.0], 1.2, 1.35), 0.4),
        cut(ellipsoid(cloth, [0, -0.42, 1.5], [1.06, 1.58, 1.4]), 0.12),
      ],
      [
        capsule(plastic(darken(colour, 0.12), 0.25), [-1.0, -1.7, 0.75], [0.5, -2.35, 1.05], 0.24, 0.3),
        capsule(plastic(darken(colour, 0.12), 0.25), [0.5, -2.35, 1.05], [1.05, -1.8, 0.6], 0.28, 0.2, 0.1),
      ],
    ];
  },
};
