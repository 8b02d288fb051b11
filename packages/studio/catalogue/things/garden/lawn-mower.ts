import { mattBlack, steel } from '#catalogue/materials.ts';
import { box, capsule, cylinder, FACING, pair, plastic } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

/** A petrol mower, its handle towards the viewer's right. */
export default defineThing({
  id: 'lawn-mower',
  words: {
    en: 'lawn mower, lawnmower, mower, mowing, mowing the lawn, mows the lawn, ride on mower',
    de: 'rasenmaher',
    fr: 'tondeuse',
    es: 'cortacesped',
    it: 'tosaerba',
    pt: 'cortador de grama',
    nl: 'grasmaaier',
  },
  stands: true,
  mould: (tint) => {
    const deck = plastic(tint ?? '#d92b2b', 0.9);
    return {
      size: 0.75,
      grip: [0.5, 0.4, 0],
      groups: [
        [box(deck, [-0.12, -0.3, 0], [0.4, 0.1, 0.28], 0.08)],
        [cylinder(mattBlack, [-0.14, -0.12, 0], 0.17, 0.09, [0, 0, 0], 0.04)],
        [cylinder(deck, [-0.14, -0.01, 0], 0.12, 0.03, [0, 0, 0], 0.02)],
        ...pair((side) => cylinder(mattBlack, [-0.4, -0.36, side * 0.26], 0.13, 0.05, FACING, 0.03)).map(
          (one) => [one],
        ),
        ...pair((side) => cylinder(mattBlack, [0.18, -0.34, side * 0.26], 0.16, 0.05, FACING, 0.03)).map(
          (one) => [one],
        ),
        ...[-0.4, 0.18].map((x) => [cylinder(steel, [x, x < 0 ? -0.36 : -0.34, 0.3], 0.06, 0.03, FACING)]),
        ...pair((side) => capsule(steel, [0.2, -0.26, side * 0.22], [0.66, 0.42, side * 0.22], 0.024)).map(
          (one) => [one],
        ),
        [capsule(mattBlack, [0.66, 0.42, -0.24], [0.66, 0.42, 0.24], 0.04)],
      ],
    };
  },
});
