import { capsule, cylinder, ellipsoid, FACING, metal, plastic } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

export default defineThing({
  id: 'rocket',
  words: {
    en: 'rocket, spaceship, space shuttle, shuttle, starship, spacecraft',
    de: 'rakete',
    fr: 'fusee',
    es: 'cohete',
    it: 'razzo',
    pt: 'foguete',
    nl: 'raket',
    emoji: '🚀, 🛸',
  },
  theme: 'space',
  costume: { colour: 'silver' },
  mould: (tint) => {
    const fins = plastic(tint ?? '#e4312b', 0.8);
    return {
      size: 0.7,
      grip: [0, -0.1, 0],
      heldTurn: [0, 0, 10],
      groups: [
        [ellipsoid(plastic('#f4f2ec', 0.8), [0, 0, 0], [0.17, 0.46, 0.17])],
        [capsule(fins, [0, 0.3, 0], [0, 0.5, 0], 0.115, 0.02)],
        ...[-1, 1].map((side) => [
          ellipsoid(fins, [side * 0.17, -0.32, 0], [0.07, 0.18, 0.025], 0, [0, 0, side * 24]),
        ]),
        [cylinder(metal('#c9ccd4'), [0, 0.1, 0.155], 0.07, 0.02, FACING)],
        [ellipsoid(plastic('#2cb5e8', 1), [0, 0.1, 0.165], [0.05, 0.05, 0.03])],
        [capsule(plastic('#ffc72c', 0.6), [0, -0.42, 0], [0, -0.52, 0], 0.08, 0.02)],
      ],
    };
  },
});
