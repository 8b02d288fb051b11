import { brass } from '#catalogue/materials.ts';
import { box, capsule, cut, cylinder, ellipsoid, plastic } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

/** A fir with balls and a star. */
export default defineThing({
  id: 'christmas-tree',
  words: {
    en: 'christmas tree, xmas tree, fir tree',
    de: 'weihnachtsbaum, tannenbaum, christbaum',
    fr: 'sapin de noel, sapin',
    es: 'arbol de navidad',
    it: 'albero di natale',
    pt: 'arvore de natal',
    nl: 'kerstboom',
    emoji: '🎄',
  },
  stands: true,
  mould: (tint) => {
    const needles = plastic(tint ?? '#1e7a45', 0.3);
    return {
      size: 0.9,
      grip: [0, -0.4, 0],
      groups: [
        [cylinder(plastic('#b8402f', 0.5), [0, -0.45, 0], 0.15, 0.07, [0, 0, 0], 0.02)],
        [capsule(plastic('#6b4426', 0.3), [0, -0.4, 0], [0, -0.2, 0], 0.06)],
        [
          capsule(needles, [0, -0.24, 0], [0, 0.1, 0], 0.34, 0.06),
          cut(box(needles, [0, -0.5, 0], [0.5, 0.22, 0.5])),
        ],
        [
          capsule(needles, [0, 0, 0], [0, 0.26, 0], 0.25, 0.05),
          cut(box(needles, [0, -0.2, 0], [0.5, 0.14, 0.5])),
        ],
        [
          capsule(needles, [0, 0.2, 0], [0, 0.44, 0], 0.17, 0.03),
          cut(box(needles, [0, 0.06, 0], [0.5, 0.1, 0.5])),
        ],
        ...[
          ['#e4312b', -0.2, -0.2, 0.24],
          ['#ffc72c', 0.1, -0.18, 0.3],
          ['#2cb5e8', 0.26, -0.24, 0.16],
          ['#ffc72c', -0.12, 0.02, 0.2],
          ['#e4312b', 0.12, 0.04, 0.2],
          ['#2cb5e8', -0.02, 0.22, 0.16],
        ].map(([code, x, y, z]) => [
          ellipsoid(plastic(String(code), 1), [Number(x), Number(y), Number(z)], [0.055, 0.055, 0.055]),
        ]),
        [0, 1, 2, 3, 4].map((point) => {
          const a = (point * Math.PI * 2) / 5;
          return capsule(
            brass,
            [0, 0.53, 0.02],
            [Math.sin(a) * 0.1, 0.53 + Math.cos(a) * 0.1, 0.02],
            0.045,
            0.012,
            0.01,
          );
        }),
      ],
    };
  },
});
