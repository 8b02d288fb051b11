import { blendInto, cylinder, ellipsoid, plastic, torus } from '../mould.ts';
import type { HeadwearEntry } from './headwear-entry.ts';

const white = plastic('#f8f6f0', 0.3);

export const sunHat: HeadwearEntry = {
  words: {
    en: 'sun hat, sunhat, straw hat, panama hat, panama, summer hat, beach hat, floppy hat, veil hat, beekeeper hat, beekeepers hat, bee hat, boater',
    de: 'strohhut, sonnenhut',
    fr: 'chapeau de paille',
    es: 'sombrero de paja',
    it: 'cappello di paglia',
    pt: 'chapeu de palha',
    nl: 'strohoed',
    emoji: '👒',
  },
  closeFit: { from: 1.18, tilt: -2 },
  mould: (tint) => {
    const straw = plastic(tint ?? '#e8c987', 0.2);
    return [
      [
        ellipsoid(straw, [0, 1.5, -0.1], [1.42, 0.85, 1.42]),
        blendInto(ellipsoid(straw, [0, 1.16, 0], [2.4, 0.13, 2.3], 0, [-2, 0, 0]), 0.2),
      ],
      [1.7, 2.0, 2.3].map((radius) =>
        torus(plastic(tint ?? '#d9b56c', 0.2), [0, 1.24, 0], radius, 0.03, [-2, 0, 0]),
      ),
      [cylinder(plastic(tint ? '#f4f2ec' : '#e4312b', 0.5), [0, 1.5, -0.08], 1.44, 0.16, [-2, 0, 0], 0.05)],
      [
        ellipsoid(plastic('#ffc72c', 0.5), [0.85, 1.5, 1.2], [0.2, 0.2, 0.14]),
        ...[0, 1.257, 2.513, 3.77, 5.027].map((a) =>
          ellipsoid(white, [0.85 + Math.cos(a) * 0.24, 1.5 + Math.sin(a) * 0.24, 1.16], [0.16, 0.16, 0.08]),
        ),
      ],
    ];
  },
};
