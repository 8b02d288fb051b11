import { box, capsule, cut, cylinder, ellipsoid, pair, plastic, torus } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

/** Noodles with an egg, chopsticks in them. */
export default defineThing({
  id: 'bowl',
  words: {
    en: 'bowl, bowl of noodles, bowl of ramen, bowl of rice, bowl of soup, bowl of pasta, noodles, ramen, pho, udon, pasta, spaghetti, soup, salad, rice, cereal, chopsticks',
    de: 'nudeln, suppe, salat',
    fr: 'nouilles, soupe, pates',
    es: 'fideos, sopa, arroz, ensalada',
    it: 'zuppa, tagliatelle, insalata',
    pt: 'tigela, macarrao, salada',
    nl: 'soep',
    emoji: '🍜, 🍝, 🍲, 🥗, 🍚, 🥣, 🥢, 🍛',
  },
  mould: (tint) => {
    const china = plastic(tint ?? '#d9403a', 0.9);
    const noodle = plastic('#f2d27a', 0.5);
    const stick = plastic('#7a4d2e', 0.5);
    return {
      size: 0.45,
      grip: [0, -0.3, 0],
      groups: [
        [ellipsoid(china, [0, 0.08, 0], [0.46, 0.46, 0.46]), cut(box(china, [0, 0.42, 0], [0.6, 0.36, 0.6]))],
        [cylinder(china, [0, -0.4, 0], 0.2, 0.05, [0, 0, 0], 0.02)],
        [torus(plastic('#f4f2ec', 0.9), [0, 0.05, 0], 0.44, 0.03)],
        [cylinder(plastic('#c98a4a', 0.8), [0, 0.05, 0], 0.42, 0.02)],
        [-0.22, -0.08, 0.06, 0.2].map((x, i) => torus(noodle, [x, 0.09, 0.1 - (i % 2) * 0.16], 0.13, 0.035)),
        [ellipsoid(plastic('#fbf8f0', 0.7), [-0.14, 0.13, 0.24], [0.13, 0.06, 0.1])],
        [ellipsoid(plastic('#f7a52b', 0.8), [-0.14, 0.17, 0.25], [0.065, 0.035, 0.05])],
        [ellipsoid(plastic('#3aa35a', 0.5), [0.16, 0.13, 0.26], [0.12, 0.05, 0.06])],
        pair((side) => capsule(stick, [0.1, 0.06, -0.1], [0.42 + side * 0.05, 0.58, -0.1], 0.02, 0.026)),
      ],
    };
  },
});
