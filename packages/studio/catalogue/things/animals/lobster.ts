import { snowWhite } from '#catalogue/materials.ts';
import { box, capsule, cut, ellipsoid, pair, plastic, tube } from '#catalogue/mould.ts';
import { darken, hex } from '#colour.ts';
import { defineThing } from '../thing.ts';
import { eyes } from './parts/eyes.ts';

/** Upright, its claws up and its tail down. */
export default defineThing({
  id: 'lobster',
  words: {
    en: 'lobster, crayfish, crawfish, langoustine',
    de: 'hummertier',
    fr: 'homard',
    es: 'langosta',
    it: 'aragosta',
    pt: 'lagosta',
    nl: 'kreeft',
    emoji: '🦞, 🦐',
  },
  theme: 'sea',
  kin: ['animal'],
  costume: { colour: 'red' },
  mould: (tint) => {
    const coat = tint ?? hex('#d8321f');
    const shell = plastic(coat, 0.8);
    const dark = plastic(darken(coat, 0.25), 0.7);
    return {
      size: 0.56,
      grip: [0, -0.1, 0],
      groups: [
        [ellipsoid(shell, [0, 0.04, 0], [0.16, 0.24, 0.14])],
        [-0.2, -0.28, -0.36].map((y, index) =>
          ellipsoid(index === 1 ? dark : shell, [0, y, 0], [0.14 - index * 0.02, 0.065, 0.11]),
        ),
        [-0.12, 0, 0.12].map((x) => ellipsoid(shell, [x, -0.46, 0], [0.06, 0.09, 0.035], 0, [0, 0, x * 260])),
        pair((side) => capsule(shell, [side * 0.1, 0.16, 0.04], [side * 0.32, 0.2, 0.06], 0.045)),
        ...[-1, 1].map((side) => [
          ellipsoid(shell, [side * 0.36, 0.38, 0.08], [0.13, 0.2, 0.08], 0, [0, 0, side * 6]),
          cut(box(shell, [side * 0.33, 0.58, 0.08], [0.028, 0.17, 0.2], 0.01, [0, 0, side * 8]), 0.03),
        ]),
        [-1, 1].flatMap((side) =>
          [0.04, -0.04, -0.12].map((y) =>
            capsule(dark, [side * 0.12, y, 0.04], [side * 0.36, y - 0.14, 0.08], 0.026, 0.012),
          ),
        ),
        [-1, 1].flatMap((side) =>
          tube(dark, 0.012, [side * 0.05, 0.26, 0.06], [side * 0.14, 0.48, 0.06], [side * 0.1, 0.64, 0.04]),
        ),
        pair((side) => ellipsoid(snowWhite, [side * 0.075, 0.24, 0.11], [0.06, 0.065, 0.05])),
        eyes(0.072, 0.24, 0.15, 0.028),
      ],
    };
  },
});
