import { box, cylinder, plastic } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

/** Studs on a building brick, from its left end to its right. */
const studs = (paint: ReturnType<typeof plastic>, y: number, xs: readonly number[]) =>
  xs.flatMap((x) => [-0.08, 0.08].map((z) => cylinder(paint, [x, y, z], 0.055, 0.03, [0, 0, 0], 0.01)));

/** Three building bricks, one upon two. */
export default defineThing({
  id: 'toy-bricks',
  words: {
    en: 'toy bricks, toy blocks, building bricks, building blocks, wooden blocks',
    de: 'bauklotze, bausteine',
    fr: 'briques de construction',
    es: 'bloques de construccion',
    it: 'mattoncini',
    pt: 'blocos de montar',
    nl: 'bouwstenen',
    emoji: '🧱',
  },
  isSet: true,
  mould: (tint) => {
    const [top, left, right] = [
      plastic(tint ?? '#f7cd2b', 0.9),
      plastic('#d92b2b', 0.9),
      plastic('#2563c9', 0.9),
    ];
    return {
      size: 0.36,
      grip: [0, -0.3, 0],
      groups: [
        [box(left, [-0.25, -0.2, 0], [0.24, 0.15, 0.17], 0.012), ...studs(left, -0.03, [-0.4])],
        [box(right, [0.25, -0.2, 0], [0.24, 0.15, 0.17], 0.012), ...studs(right, -0.03, [0.4])],
        [box(top, [0, 0.11, 0], [0.3, 0.15, 0.17], 0.012), ...studs(top, 0.28, [-0.2, -0.065, 0.065, 0.2])],
      ],
    };
  },
});
