import { glossyInk } from '#catalogue/materials.ts';
import { box, plastic } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

export default defineThing({
  id: 'calculator',
  words: {
    en: 'calculator',
    de: 'taschenrechner',
    fr: 'calculatrice',
    es: 'calculadora',
    it: 'calcolatrice',
    nl: 'rekenmachine',
  },
  theme: 'office',
  mould: (tint) => ({
    size: 0.46,
    grip: [0, -0.3, 0],
    groups: [
      [box(plastic(tint ?? '#3d4452', 0.6), [0, 0, 0], [0.3, 0.44, 0.06], 0.05)],
      [box(plastic('#bfe0b4', 0.9), [0, 0.28, 0.055], [0.23, 0.09, 0.02], 0.02)],
      [0, 1, 2].map((bar) => box(glossyInk, [0.04 + bar * 0.06, 0.27, 0.075], [0.012, 0.045, 0.006], 0.004)),
      [0.09, -0.06, -0.21, -0.35].flatMap((y, row) =>
        [-0.165, 0, 0.165].map((x, column) =>
          box(
            column === 2 ? plastic(row === 3 ? '#e4512b' : '#f7a823', 0.6) : plastic('#eceff3', 0.6),
            [x, y, 0.06],
            [0.062, 0.05, 0.03],
            0.025,
          ),
        ),
      ),
    ],
  }),
});
