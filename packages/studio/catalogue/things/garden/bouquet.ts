import { capsule, cut, ellipsoid, FACING, plastic, torus } from '#catalogue/mould.ts';
import { darken, hex } from '#colour.ts';
import type { Vector } from '#sculpt/solid.ts';
import { defineThing } from '../thing.ts';

/** Seven roses with their leaves in a paper cone, tied with a ribbon. */
export default defineThing({
  id: 'bouquet',
  words: {
    en: 'bouquet, roses, flowers, tulips, wildflowers',
    de: 'blumen, blumenstrauss, rosen, tulpen',
    fr: 'fleurs, bouquet de fleurs',
    es: 'flores, ramo de flores',
    it: 'fiori, mazzo di fiori',
    pt: 'buque',
    nl: 'bloemen, bos bloemen, boeket',
    emoji: '💐',
  },
  theme: 'garden',
  variantOf: 'flower',
  mould: (tint) => {
    const petals = tint ? [tint] : ['#d92b2b', '#ef7fae'].map(hex);
    const paper = plastic('#f3e6cb', 0.3);
    const leaf = plastic('#2f9b57', 0.4);
    const places: Vector[] = [
      [0, 0.3, 0.2],
      ...Array.from({ length: 6 }, (_, i): Vector => {
        const a = (i * Math.PI) / 3;
        return [Math.sin(a) * 0.24, 0.3 + Math.cos(a) * 0.19, 0.08];
      }),
    ];
    return {
      size: 0.62,
      grip: [0, -0.3, 0],
      heldTurn: [0, 0, 8],
      groups: [
        [
          capsule(paper, [0, -0.52, 0], [0, 0.08, 0], 0.05, 0.27),
          cut(ellipsoid(paper, [0, 0.36, 0.04], [0.5, 0.26, 0.5])),
        ],
        [torus(plastic('#e4312b', 0.7), [0, -0.26, 0], 0.12, 0.03)],
        [
          ellipsoid(leaf, [0, 0.24, 0], [0.32, 0.2, 0.14]),
          ...[-1, 1].map((side) =>
            ellipsoid(leaf, [side * 0.33, 0.16, 0.04], [0.13, 0.05, 0.04], 0, [0, 0, side * 30]),
          ),
        ],
        ...places.map(([x, y, z], i) => {
          const petal = petals[i % petals.length] ?? hex('#d92b2b');
          return [
            ellipsoid(plastic(petal, 0.5), [x, y, z], [0.13, 0.125, 0.12]),
            torus(plastic(darken(petal, 0.25), 0.5), [x, y, z + 0.1], 0.055, 0.022, FACING),
          ];
        }),
      ],
    };
  },
});
