import { jetBlack, snowWhite } from '#catalogue/materials.ts';
import { blendInto, box, capsule, cut, ellipsoid, pair, plastic, tube } from '#catalogue/mould.ts';
import { darken, hex, lighten } from '#colour.ts';
import { defineThing } from '../thing.ts';

/** A whale that blows, its head to the left. */
export default defineThing({
  id: 'whale',
  words: {
    en: 'whale, blue whale, humpback whale, orca, killer whale',
    de: 'walfisch',
    fr: 'baleine',
    es: 'ballena',
    it: 'balena',
    pt: 'baleia',
    nl: 'walvis',
    emoji: '🐋, 🐳',
  },
  theme: 'sea',
  kin: ['animal'],
  stands: true,
  costume: { colour: 'blue' },
  mould: (tint) => {
    const coat = tint ?? hex('#3f7fc4');
    const skin = plastic(coat, 0.8);
    const pale = plastic(lighten(coat, 0.8), 0.7);
    const water = plastic('#a9e1f7', 1);
    return {
      size: 0.5,
      grip: [0, -0.3, 0],
      groups: [
        [
          ellipsoid(skin, [-0.12, -0.12, 0], [0.42, 0.29, 0.28]),
          blendInto(capsule(skin, [0.18, -0.14, 0], [0.46, 0.02, 0], 0.17, 0.07), 0.1),
          blendInto(capsule(skin, [0.46, 0.02, 0], [0.5, 0.14, 0], 0.07, 0.055), 0.04),
          ...pair((side) =>
            blendInto(capsule(skin, [0.5, 0.16, 0], [0.51 + side * 0.19, 0.26, 0.02], 0.06, 0.045), 0.03),
          ),
        ],
        [
          ellipsoid(pale, [-0.14, -0.22, 0.03], [0.38, 0.18, 0.26]),
          ...[-0.3, -0.22].map((y) => cut(box(pale, [-0.2, y, 0.3], [0.3, 0.009, 0.14], 0.008))),
        ],
        [capsule(skin, [0.0, -0.2, 0.25], [0.14, -0.36, 0.32], 0.09, 0.04)],
        [ellipsoid(jetBlack, [-0.34, -0.05, 0.225], [0.036, 0.046, 0.025])],
        [ellipsoid(snowWhite, [-0.35, -0.035, 0.245], [0.013, 0.015, 0.008])],
        tube(
          plastic(darken(coat, 0.5), 0.4),
          0.012,
          [-0.5, -0.12, 0.12],
          [-0.4, -0.145, 0.2],
          [-0.26, -0.12, 0.262],
        ),
        tube(water, 0.036, [-0.14, 0.16, 0], [-0.14, 0.32, 0]),
        ...[-1, 1].map((side) =>
          tube(water, 0.036, [-0.14, 0.32, 0], [-0.14 + side * 0.13, 0.42, 0], [-0.14 + side * 0.22, 0.3, 0]),
        ),
        pair((side) => ellipsoid(water, [-0.14 + side * 0.23, 0.25, 0], [0.045, 0.055, 0.045])),
      ],
    };
  },
});
