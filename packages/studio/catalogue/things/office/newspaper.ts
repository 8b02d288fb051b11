import { box, plastic } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

export default defineThing({
  id: 'newspaper',
  words: {
    en: 'newspaper, magazine, news, journal, reading the newspaper, reading a newspaper, reading the paper, reads the newspaper, reads the paper',
    de: 'zeitung',
    es: 'periodico',
    it: 'giornale',
    pt: 'jornal',
    nl: 'krant',
    emoji: '📰, 🗞',
  },
  theme: 'city',
  kin: ['reading'],
  mould: (tint) => {
    const paper = plastic(tint ?? '#f3efe4', 0.15);
    const ink = plastic('#3a3a40', 0.2);
    return {
      size: 0.42,
      grip: [0, -0.3, 0],
      groups: [
        [box(paper, [0, 0, 0], [0.33, 0.44, 0.035], 0.03)],
        [box(plastic('#e4decf', 0.15), [0.02, -0.015, -0.05], [0.34, 0.44, 0.02], 0.015)],
        [box(ink, [0, 0.34, 0.036], [0.28, 0.045, 0.006], 0.004)],
        [box(plastic('#8fa3b8', 0.3), [-0.13, 0.1, 0.036], [0.15, 0.13, 0.006], 0.004)],
        [0.2, 0.13, 0.06, -0.01].map((y) => box(ink, [0.16, y, 0.036], [0.12, 0.013, 0.005], 0.003)),
        [-0.1, -0.17, -0.24, -0.31].map((y) => box(ink, [-0.15, y, 0.036], [0.13, 0.013, 0.005], 0.003)),
        [-0.1, -0.17, -0.24, -0.31].map((y) => box(ink, [0.16, y, 0.036], [0.12, 0.013, 0.005], 0.003)),
      ],
    };
  },
});
