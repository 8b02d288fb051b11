import { blendInto, box, capsule, ellipsoid, plastic, tube } from '#catalogue/mould.ts';
import { darken, hex } from '#colour.ts';
import { defineThing } from '../thing.ts';

export default defineThing({
  id: 'pumpkin',
  words: {
    en: 'pumpkin, jack o lantern, halloween',
    de: 'kurbis',
    fr: 'citrouille',
    es: 'calabaza',
    it: 'zucca',
    pt: 'abobora',
    nl: 'pompoen',
    emoji: '🎃',
  },
  theme: 'garden',
  stands: true,
  costume: { colour: 'orange' },
  mould: (tint) => {
    const coat = tint ?? hex('#f07c1f');
    const skin = plastic(coat, 0.6);
    const glow = plastic('#ffe27a', 1);
    return {
      size: 0.42,
      grip: [0, 0, 0],
      groups: [
        [
          ellipsoid(skin, [0, -0.06, 0.04], [0.2, 0.34, 0.34]),
          ...[-1, 1].flatMap((side) => [
            blendInto(ellipsoid(skin, [side * 0.17, -0.06, 0.02], [0.19, 0.33, 0.32]), 0.012),
            blendInto(ellipsoid(skin, [side * 0.31, -0.07, -0.02], [0.18, 0.3, 0.28]), 0.012),
          ]),
        ],
        [capsule(plastic('#5f7d2c', 0.4), [0, 0.24, 0], [0.06, 0.44, 0], 0.075, 0.05)],
        tube(
          plastic('#4aa84a', 0.5),
          0.018,
          [0.05, 0.3, 0.06],
          [0.2, 0.38, 0.1],
          [0.28, 0.3, 0.14],
          [0.36, 0.38, 0.1],
        ),
        [-1, 1].map((side) => box(glow, [side * 0.15, 0.04, 0.34], [0.06, 0.06, 0.03], 0.015, [0, 0, 45])),
        [box(glow, [0, -0.06, 0.37], [0.03, 0.03, 0.03], 0.01, [0, 0, 45])],
        tube(
          glow,
          0.035,
          [-0.22, -0.12, 0.32],
          [-0.12, -0.2, 0.355],
          [0.12, -0.2, 0.355],
          [0.22, -0.12, 0.32],
        ),
        [-0.06, 0.07].map((x) =>
          box(plastic(darken(coat, 0.05), 0.6), [x, -0.18, 0.39], [0.022, 0.022, 0.03], 0.006),
        ),
      ],
    };
  },
});
