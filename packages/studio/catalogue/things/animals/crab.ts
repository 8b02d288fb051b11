import { snowWhite } from '#catalogue/materials.ts';
import { box, capsule, cut, ellipsoid, pair, plastic, tube } from '#catalogue/mould.ts';
import { darken, hex } from '#colour.ts';
import { defineThing } from '../thing.ts';
import { eyes } from './parts/eyes.ts';

export default defineThing({
  id: 'crab',
  words: {
    en: 'crab, hermit crab',
    de: 'krabbe',
    fr: 'crabe',
    es: 'cangrejo',
    it: 'granchio',
    pt: 'caranguejo',
    nl: 'krab',
    emoji: '🦀',
  },
  theme: 'sea',
  kin: ['animal'],
  stands: true,
  costume: { colour: 'red' },
  mould: (tint) => {
    const coat = tint ?? hex('#e2472e');
    const shell = plastic(coat, 0.8);
    const claws = [-1, 1].map((side) => [
      ellipsoid(shell, [side * 0.5, 0.22, 0.1], [0.15, 0.19, 0.09], 0, [0, 0, side * 12]),
      cut(box(shell, [side * 0.5, 0.44, 0.1], [0.03, 0.17, 0.2], 0.01, [0, 0, side * 8]), 0.03),
    ]);
    return {
      size: 0.42,
      grip: [0, 0, 0],
      groups: [
        [ellipsoid(shell, [0, -0.12, 0], [0.35, 0.21, 0.25])],
        pair((side) => capsule(shell, [side * 0.28, -0.06, 0.1], [side * 0.47, 0.1, 0.1], 0.065)),
        ...claws,
        [-1, 1].flatMap((side) =>
          [0, 1, 2].flatMap((leg) => [
            capsule(
              shell,
              [side * 0.26, -0.2, 0.12 - leg * 0.12],
              [side * (0.5 - leg * 0.02), -0.22, 0.2 - leg * 0.18],
              0.045,
            ),
            capsule(
              shell,
              [side * (0.5 - leg * 0.02), -0.22, 0.2 - leg * 0.18],
              [side * (0.56 - leg * 0.02), -0.4, 0.22 - leg * 0.2],
              0.04,
              0.014,
            ),
          ]),
        ),
        pair((side) => capsule(shell, [side * 0.1, 0.04, 0.16], [side * 0.12, 0.2, 0.18], 0.034)),
        pair((side) => ellipsoid(snowWhite, [side * 0.12, 0.24, 0.19], [0.075, 0.08, 0.065])),
        eyes(0.12, 0.24, 0.245, 0.034),
        tube(plastic(darken(coat, 0.55), 0.4), 0.014, [-0.1, -0.12, 0.24], [0.1, -0.12, 0.24]),
      ],
    };
  },
});
