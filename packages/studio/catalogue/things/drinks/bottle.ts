import { blendInto, capsule, cylinder, ellipsoid, plastic } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

export default defineThing({
  id: 'bottle',
  words: {
    en: 'milk, water bottle, protein shake, protein shaker, shaker, bottle of water, bottle of milk, milk bottle, bottle, thermos',
    de: 'flasche, trinkflasche, milch',
    fr: 'bouteille, biberon',
    es: 'botella',
    it: 'bottiglia, borraccia',
    pt: 'garrafa, mamadeira',
    nl: 'fles, waterfles',
    emoji: '🥛, 🧴',
  },
  kin: ['drink'],
  mould: (tint) => {
    const glass = plastic(tint ?? '#58b7e8', 0.95);
    return {
      size: 0.46,
      grip: [0, -0.2, 0],
      groups: [
        [
          cylinder(glass, [0, -0.16, 0], 0.22, 0.34, [0, 0, 0], 0.08),
          blendInto(capsule(glass, [0, 0.14, 0], [0, 0.32, 0], 0.16, 0.09), 0.08),
        ],
        [cylinder(plastic('#fbfaf5', 0.6), [0, -0.14, 0], 0.228, 0.15, [0, 0, 0], 0.01)],
        [ellipsoid(plastic('#2563c9', 0.7), [0, -0.14, 0.215], [0.08, 0.1, 0.03])],
        [cylinder(plastic('#f4f2ec', 0.7), [0, 0.4, 0], 0.12, 0.07, [0, 0, 0], 0.02)],
        [cylinder(plastic('#2563c9', 0.7), [0, 0.5, 0], 0.06, 0.05, [0, 0, 0], 0.02)],
      ],
    };
  },
});
