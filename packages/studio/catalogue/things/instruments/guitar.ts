import {
  blendInto,
  box,
  capsule,
  cut,
  cylinder,
  ellipsoid,
  FACING,
  metal,
  pair,
  plastic,
  torus,
} from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

export default defineThing({
  id: 'guitar',
  words: {
    en: 'guitar, acoustic guitar, ukulele, banjo, mandolin, lute, ukelele',
    de: 'gitarre',
    fr: 'guitare',
    es: 'guitarra',
    it: 'chitarra',
    pt: 'violao',
    nl: 'gitaar',
    emoji: '🪕',
  },
  theme: 'music',
  kin: ['instrument'],
  mould: (tint) => {
    const body = plastic(tint ?? '#d92b2b', 0.9);
    const wood = plastic('#5a3524', 0.5);
    const pearl = plastic('#f4f2ec', 0.7);
    return {
      size: 0.95,
      grip: [0, 0.1, 0.05],
      heldTurn: [0, 0, -24],
      groups: [
        [
          cylinder(body, [0, -0.3, 0], 0.21, 0.065, FACING, 0.03),
          blendInto(cylinder(body, [0, -0.04, 0], 0.155, 0.065, FACING, 0.03), 0.08),
          ...pair((side) => cut(cylinder(body, [side * 0.245, -0.15, 0], 0.085, 0.2, FACING), 0.03)),
        ],
        [torus(pearl, [0, -0.14, 0.066], 0.078, 0.011, FACING)],
        [cylinder(plastic('#2a1a14', 0.3), [0, -0.14, 0.06], 0.074, 0.008, FACING)],
        [box(wood, [0, 0.19, 0.055], [0.032, 0.27, 0.026], 0.015)],
        [box(body, [0, 0.46, 0.04], [0.06, 0.065, 0.022], 0.018)],
        [box(wood, [0, -0.34, 0.075], [0.085, 0.02, 0.018], 0.01)],
        [-0.018, 0, 0.018].map((x) => capsule(metal('#e8e8ee'), [x, -0.34, 0.096], [x, 0.43, 0.083], 0.004)),
        [-1, 1].flatMap((side) =>
          [0.43, 0.49].map((y) =>
            ellipsoid(metal('#d7d9df'), [side * 0.075, y, 0.04], [0.022, 0.016, 0.016]),
          ),
        ),
      ],
    };
  },
});
