import { blendInto, box, capsule, cylinder, plastic } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

/** A pile of pancakes with butter and syrup. */
export default defineThing({
  id: 'pancakes',
  words: {
    en: 'pancake, pancakes, stack of pancakes, pile of pancakes, waffle, waffles, hotcakes',
    de: 'pfannkuchen, waffel',
    fr: 'crepes, crepe, gaufre',
    es: 'tortitas, panqueques',
    it: 'frittelle',
    pt: 'panquecas, panqueca',
    nl: 'pannenkoek, pannenkoeken',
    emoji: '🥞, 🧇',
  },
  theme: 'kitchen',
  mould: (tint) => {
    const crust = plastic(tint ?? '#d9944a', 0.4);
    const batter = plastic('#f6d99a', 0.4);
    const syrup = plastic('#8a4415', 1);
    return {
      size: 0.38,
      grip: [0, -0.36, 0],
      groups: [
        [cylinder(plastic('#f8f8f4', 0.8), [0, -0.3, 0], 0.52, 0.03, [0, 0, 0], 0.03)],
        [0, 1, 2, 3].flatMap((row) => [
          cylinder(batter, [0, -0.21 + row * 0.125, 0], 0.375, 0.06, [0, 0, 0], 0.05),
          cylinder(crust, [row % 2 ? 0.02 : -0.02, -0.18 + row * 0.125, 0], 0.385, 0.035, [0, 0, 0], 0.03),
        ]),
        [
          cylinder(syrup, [0, 0.235, 0.02], 0.27, 0.02, [0, 0, 0], 0.02),
          ...[
            [-0.22, 0.1],
            [0.0, -0.08],
            [0.24, 0.04],
          ].map(([x = 0, low = 0]) => {
            const z = Math.sqrt(0.39 ** 2 - x ** 2);
            return blendInto(capsule(syrup, [x, 0.22, z - 0.03], [x, low, z + 0.01], 0.05, 0.045), 0.05);
          }),
          ...[-0.12, 0.12].map((x) =>
            blendInto(capsule(syrup, [x, 0.235, 0.16], [x * 1.6, 0.22, 0.33], 0.05), 0.05),
          ),
        ],
        [box(plastic('#fbe27a', 0.8), [0, 0.3, 0.04], [0.1, 0.055, 0.1], 0.03, [0, 24, 0])],
      ],
    };
  },
});
