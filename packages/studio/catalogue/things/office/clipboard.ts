import { ink, paper, steel } from '#catalogue/materials.ts';
import { box, cylinder, FACING, plastic } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

export default defineThing({
  id: 'clipboard',
  words: {
    en: 'clipboard, checklist, to do list',
    de: 'klemmbrett',
    fr: 'porte bloc',
    es: 'portapapeles',
    it: 'cartellina',
    pt: 'prancheta',
    nl: 'klembord',
    emoji: '📋',
  },
  theme: 'office',
  mould: (tint) => ({
    size: 0.46,
    grip: [0, -0.36, 0],
    groups: [
      [box(plastic(tint ?? '#a5713d', 0.5), [0, -0.03, 0], [0.32, 0.43, 0.025], 0.03)],
      [box(paper, [0, -0.06, 0.03], [0.27, 0.36, 0.01], 0.01)],
      [
        box(steel, [0, 0.39, 0.04], [0.13, 0.055, 0.035], 0.02),
        cylinder(steel, [0, 0.46, 0.03], 0.05, 0.025, FACING),
      ],
      [0.2, 0.05, -0.1, -0.25].flatMap((y) => [
        box(ink, [0.05, y, 0.042], [0.15, 0.012, 0.006], 0.004),
        box(plastic('#3fa34d', 0.6), [-0.18, y, 0.044], [0.035, 0.035, 0.008], 0.008),
      ]),
    ],
  }),
});
