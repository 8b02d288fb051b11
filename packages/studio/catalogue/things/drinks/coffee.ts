import { glossyBlack } from '#catalogue/materials.ts';
import { box, capsule, cylinder, plastic } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

export default defineThing({
  id: 'coffee',
  words: {
    en: 'coffee, latte, espresso, cappuccino, takeaway coffee, flat white, iced coffee, smoothie, milkshake, juice, bubble tea, boba, boba tea, matcha',
    de: 'kaffee, milchkaffee, kaffeebecher, kaffeemaschine, espressomaschine',
    fr: 'un cafe, son cafe, cafe au lait, cafetiere',
    es: 'cafe con leche, su cafe, cafetera',
    it: 'caffe, un caffe, caffettiera, moka',
    pt: 'cafe expresso, cafezinho, cafeteira',
    nl: 'koffie, kopje koffie',
    emoji: '🧋',
  },
  theme: 'kitchen',
  kin: ['drink'],
  mould: (tint) => {
    const paper = plastic('#f6f1e4', 0.5);
    const sleeve = plastic(tint ?? '#7a4d2e', 0.3);
    return {
      size: 0.34,
      grip: [0, 0, 0],
      groups: [
        [
          capsule(paper, [0, -0.4, 0], [0, 0.4, 0], 0.215, 0.3),
          { ...box(paper, [0, -0.8, 0], [0.5, 0.3, 0.5]), cutOut: true },
          { ...box(paper, [0, 0.74, 0], [0.5, 0.3, 0.5]), cutOut: true },
        ],
        [
          capsule(sleeve, [0, -0.4, 0], [0, 0.4, 0], 0.23, 0.315),
          { ...box(sleeve, [0, -0.72, 0], [0.5, 0.5, 0.5]), cutOut: true },
          { ...box(sleeve, [0, 0.68, 0], [0.5, 0.5, 0.5]), cutOut: true },
        ],
        [
          cylinder(glossyBlack, [0, 0.44, 0], 0.34, 0.05, [0, 0, 0], 0.03),
          cylinder(glossyBlack, [0, 0.51, 0], 0.28, 0.06, [0, 0, 0], 0.03),
        ],
      ],
    };
  },
});
