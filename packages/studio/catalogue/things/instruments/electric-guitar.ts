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
} from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

/** A solid body with two horns, pickups instead of a sound hole, and all pegs on one side. */
export default defineThing({
  id: 'electric-guitar',
  words: {
    en: 'electric guitar, bass, bass guitar, electric bass',
    de: 'e gitarre',
    fr: 'guitare electrique',
    es: 'guitarra electrica',
    it: 'chitarra elettrica',
    pt: 'guitarra eletrica',
    nl: 'elektrische gitaar',
    emoji: '🎸',
  },
  theme: 'music',
  kin: ['instrument'],
  variantOf: 'guitar',
  mould: (tint) => {
    const body = plastic(tint ?? '#2563c9', 1);
    const wood = plastic('#8a5a34', 0.6);
    const dark = plastic('#1f1a1c', 0.8);
    const steel = metal('#d7d9df');
    return {
      size: 0.95,
      grip: [0, 0.14, 0.05],
      heldTurn: [0, 0, -24],
      groups: [
        [
          cylinder(body, [0, -0.32, 0], 0.2, 0.05, FACING, 0.03),
          blendInto(cylinder(body, [0, -0.12, 0], 0.15, 0.05, FACING, 0.03), 0.08),
          ...pair((side) => cut(cylinder(body, [side * 0.25, -0.17, 0], 0.085, 0.2, FACING), 0.03)),
          capsule(body, [-0.1, -0.1, 0], [-0.19, 0.1, 0], 0.055, 0.04, 0.05),
          capsule(body, [0.1, -0.1, 0], [0.16, 0.04, 0], 0.055, 0.035, 0.05),
        ],
        [box(plastic('#f4f2ec', 0.8), [0.05, -0.22, 0.05], [0.1, 0.13, 0.008], 0.008, [0, 0, -12])],
        [-0.14, -0.24].map((y) => box(dark, [0, y, 0.062], [0.062, 0.022, 0.014], 0.01)),
        [box(steel, [0, -0.37, 0.06], [0.065, 0.026, 0.016], 0.01)],
        [0, 1].map((knob) =>
          ellipsoid(dark, [0.12 + knob * 0.015, -0.3 - knob * 0.08, 0.062], [0.022, 0.022, 0.018]),
        ),
        [box(wood, [0, 0.2, 0.05], [0.03, 0.28, 0.022], 0.015)],
        [box(wood, [0.012, 0.53, 0.04], [0.046, 0.08, 0.018], 0.016, [0, 0, -10])],
        [0.47, 0.53, 0.59].map((y) =>
          ellipsoid(steel, [-0.05 + (y - 0.47) * 0.18, y, 0.04], [0.022, 0.016, 0.016]),
        ),
        [-0.016, 0, 0.016].map((x) => capsule(metal('#e8e8ee'), [x, -0.37, 0.082], [x, 0.47, 0.075], 0.004)),
      ],
    };
  },
});
