import { box, plastic } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

export default defineThing({
  id: 'laptop',
  words: {
    en: 'laptop, computer, pc, rgb keyboard, gaming keyboard, mechanical keyboard, computer keyboard, gaming pc, desktop, codes, programs, computers',
    de: 'rechner',
    fr: 'ordinateur',
    es: 'ordenador, portatil, computadora',
    it: 'portatile, computer portatile',
    pt: 'computador',
    emoji: '💻, 🖥, ⌨',
  },
  theme: 'office',
  mould: (tint) => ({
    size: 0.46,
    grip: [0, -0.36, 0.1],
    heldTurn: [4, 14, 0],
    groups: [
      [box(plastic(tint ?? '#c3c8d0', 0.7), [0, 0.08, -0.1], [0.6, 0.4, 0.025], 0.03, [-12, 0, 0])],
      [box(plastic('#1d2c5b', 0.95), [0, 0.09, -0.07], [0.54, 0.34, 0.012], 0.01, [-12, 0, 0])],
      ...[
        ['#7fe0a0', -0.2, 0.28, 0.22],
        ['#ffc72c', -0.08, 0.18, 0.3],
        ['#f27a68', -0.24, 0.08, 0.18],
        ['#78bff0', -0.14, -0.02, 0.26],
      ].map(([code, x, y, half]) => [
        box(
          plastic(String(code), 0.3),
          [Number(x), Number(y), -0.055 - Number(y) * 0.21 + 0.015],
          [Number(half), 0.02, 0.012],
          0.01,
          [-12, 0, 0],
        ),
      ]),
      [box(plastic(tint ?? '#b4bac4', 0.7), [0, -0.36, 0.2], [0.6, 0.03, 0.32], 0.03, [16, 0, 0])],
      [box(plastic('#3a3d47', 0.4), [0, -0.33, 0.16], [0.5, 0.02, 0.16], 0.01, [16, 0, 0])],
    ],
  }),
});
