import { black } from '#catalogue/materials.ts';
import { blendInto, capsule, cylinder, ellipsoid, plastic, torus } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

export default defineThing({
  id: 'chess-piece',
  words: {
    en: 'chess piece, chess, chessboard, chess board, chess set',
    de: 'schach, schachbrett, schachfigur',
    fr: 'echecs',
    es: 'ajedrez',
    it: 'scacchi',
    pt: 'xadrez',
    nl: 'schaakstuk, schaken, schaakbord',
    emoji: '♟',
  },
  theme: 'office',
  kin: ['chessman'],
  mould: (tint) => {
    const ivory = plastic(tint ?? '#f1e3c4', 0.85);
    return {
      size: 0.42,
      grip: [0, -0.2, 0],
      groups: [
        [
          cylinder(ivory, [0, -0.44, 0], 0.26, 0.06, [0, 0, 0], 0.04),
          blendInto(cylinder(ivory, [0, -0.33, 0], 0.2, 0.05, [0, 0, 0], 0.04), 0.02),
          blendInto(capsule(ivory, [0, -0.3, 0], [0.03, -0.02, 0], 0.15, 0.12), 0.04),
        ],
        [
          capsule(ivory, [0.03, -0.1, 0], [0.06, 0.2, 0], 0.14, 0.15),
          capsule(ivory, [0.04, 0.26, 0], [-0.2, 0.12, 0], 0.14, 0.085, 0.05),
          capsule(ivory, [0.06, 0.36, 0.06], [0.05, 0.48, 0.07], 0.045, 0.012, 0.02),
          capsule(ivory, [0.06, 0.36, -0.06], [0.05, 0.48, -0.07], 0.045, 0.012, 0.02),
        ],
        [
          [0.15, 0.36],
          [0.2, 0.24],
          [0.2, 0.11],
          [0.17, -0.02],
        ].map(([x = 0, y = 0]) => ellipsoid(ivory, [x, y, 0], [0.06, 0.075, 0.05])),
        [ellipsoid(black, [-0.02, 0.28, 0.125], [0.028, 0.028, 0.016])],
        [torus(plastic('#7a4d2e', 0.6), [0, -0.36, 0], 0.22, 0.022)],
      ],
    };
  },
});
