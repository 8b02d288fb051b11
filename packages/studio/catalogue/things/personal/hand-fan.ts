import { box, capsule, cut, cylinder, ellipsoid, FACING, metal, plastic } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

/** A folding fan, spread. */
export default defineThing({
  id: 'hand-fan',
  words: {
    en: 'hand fan, folding fan, paper fan, spanish fan',
    de: 'facher',
    fr: 'eventail',
    es: 'abanico',
    it: 'ventaglio',
    pt: 'leque',
    nl: 'waaier',
    emoji: '🪭',
  },
  mould: (tint) => {
    const leaf = plastic(tint ?? '#d92b2b', 0.4);
    return {
      size: 0.6,
      grip: [0, -0.36, 0],
      groups: [
        [
          cylinder(leaf, [0, -0.34, 0], 0.74, 0.014, FACING),
          cut(cylinder(leaf, [0, -0.34, 0], 0.3, 0.1, FACING)),
          cut(box(leaf, [-0.5, -0.5, 0], [0.9, 0.4, 0.2], 0, [0, 0, -24])),
          cut(box(leaf, [0.5, -0.5, 0], [0.9, 0.4, 0.2], 0, [0, 0, 24])),
        ],
        Array.from({ length: 9 }, (_, rib) => {
          const a = ((rib - 4) * 14 * Math.PI) / 180;
          return capsule(
            plastic('#f3e6cb', 0.5),
            [0, -0.4, 0.02],
            [Math.sin(a) * 0.72, -0.34 + Math.cos(a) * 0.72, 0.02],
            0.018,
            0.01,
          );
        }),
        [ellipsoid(metal('#e0b13a'), [0, -0.38, 0.04], [0.04, 0.04, 0.03])],
      ],
    };
  },
});
