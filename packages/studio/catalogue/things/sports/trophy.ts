import { box, capsule, cut, cylinder, ellipsoid, FACING, metal, plastic, torus } from '#catalogue/mould.ts';
import { wordsDecal } from '#typesetting/print-words.ts';
import { defineThing } from '../thing.ts';

export default defineThing({
  id: 'trophy',
  words: {
    en: 'trophy, award, stanley cup, gold cup, golden cup, fa cup, champions cup, world cup, prize, cup winner, oscar',
    de: 'pokal',
    fr: 'trophee',
    es: 'trofeo',
    it: 'coppa',
    pt: 'trofeu',
    nl: 'trofee',
    emoji: '🏆',
  },
  theme: 'sport',
  kin: ['award'],
  mould: (tint) => {
    const gold = tint ? plastic(tint, 0.9) : metal('#e0b13a');
    return {
      size: 0.5,
      grip: [0, -0.2, 0],
      heldTurn: [0, 0, 6],
      groups: [
        [
          capsule(gold, [0, 0.36, 0], [0, 0, 0], 0.26, 0.12),
          capsule(gold, [0, -0.02, 0], [0, -0.26, 0], 0.05, 0.05, 0.08),
          cylinder(gold, [0, -0.28, 0], 0.16, 0.03),
          cut(box(gold, [0, 0.72, 0], [0.5, 0.26, 0.5])),
          cut(ellipsoid(gold, [0, 0.46, 0], [0.24, 0.3, 0.24])),
        ],
        [box(plastic('#2a2024', 0.6), [0, -0.4, 0], [0.2, 0.09, 0.2], 0.03)],
        ...[-1, 1].map((side) => [torus(gold, [side * 0.25, 0.28, 0], 0.13, 0.03, FACING)]),
      ],
    };
  },
  /** A cup on a broad foot with a plate. */
  lettered: (tint, words) => {
    const gold = tint ? plastic(tint, 0.9) : metal('#e0b13a');
    const foot = plastic('#2a2024', 0.6);
    const plate = { ...foot, decal: wordsDecal(words, foot.colour, [0, -0.3], [0.36, 0.15], 18) };
    return {
      size: 0.62,
      grip: [0, -0.02, 0],
      groups: [
        [
          capsule(gold, [0, 0.4, 0], [0, 0.1, 0], 0.25, 0.12),
          capsule(gold, [0, 0.08, 0], [0, -0.1, 0], 0.05, 0.05, 0.08),
          cut(box(gold, [0, 0.74, 0], [0.5, 0.26, 0.5])),
          cut(ellipsoid(gold, [0, 0.48, 0], [0.23, 0.28, 0.23])),
        ],
        [box(plate, [0, -0.3, 0], [0.42, 0.2, 0.2], 0.03)],
        [cylinder(gold, [0, -0.1, 0], 0.17, 0.03)],
        ...[-1, 1].map((side) => [torus(gold, [side * 0.24, 0.3, 0], 0.12, 0.03, FACING)]),
      ],
    };
  },
});
