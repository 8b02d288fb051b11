import { crust } from '#catalogue/materials.ts';
import { capsule, ellipsoid, plastic, tube } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

export default defineThing({
  id: 'hot-dog',
  words: {
    en: 'hot dog, hotdog, sausage, bratwurst',
    de: 'wurst, wurstchen',
    fr: 'saucisse',
    es: 'salchicha',
    it: 'salsiccia',
    pt: 'salsicha',
    nl: 'worstje',
    emoji: '🌭',
  },
  theme: 'kitchen',
  costume: { colour: 'brick' },
  mould: (tint) => ({
    size: 0.34,
    grip: [0, -0.2, 0],
    groups: [
      [capsule(crust, [-0.34, -0.1, 0.1], [0.34, -0.1, 0.1], 0.16)],
      [capsule(crust, [-0.34, -0.02, -0.12], [0.34, -0.02, -0.12], 0.17)],
      [capsule(plastic(tint ?? '#c4502e', 0.9), [-0.46, 0.08, 0.03], [0.46, 0.08, 0.03], 0.115)],
      tube(
        plastic('#f7cd2b', 0.9),
        0.032,
        ...[-0.4, -0.27, -0.14, 0, 0.14, 0.27, 0.4].map((x, i): readonly [number, number, number] => [
          x,
          0.19 + (i % 2) * 0.015,
          i % 2 === 0 ? 0.09 : 0.0,
        ]),
      ),
      [
        ellipsoid(plastic('#6cbf45', 0.5), [-0.2, 0.02, 0.2], [0.2, 0.05, 0.07]),
        ellipsoid(plastic('#6cbf45', 0.5), [0.2, 0.02, 0.2], [0.2, 0.05, 0.07]),
      ],
    ],
  }),
});
