import { box, cut, cylinder, FACING, plastic, torus } from '../mould.ts';
import type { HeadwearEntry } from './headwear-entry.ts';

export const headphones: HeadwearEntry = {
  words: {
    en: 'headphone, headphones, cat ear headphones, headset, earphones, ear phones, earbuds',
    de: 'kopfhorer',
    es: 'auriculares',
    it: 'cuffie',
    emoji: '🎧',
  },
  overHair: true,
  mould: (tint) => {
    const shell = plastic(tint ?? '#23222a', 0.8);
    return [
      [torus(shell, [0, 0.35, 0], 1.72, 0.13, FACING), cut(box(shell, [0, -1.6, 0], [2.6, 1.5, 1]))],
      ...[-1, 1].map((side) => [
        cylinder(shell, [side * 1.55, -0.2, 0], 0.55, 0.26, [0, 0, 90], 0.12),
        cylinder(plastic('#e4312b', 0.8), [side * 1.82, -0.2, 0], 0.32, 0.06, [0, 0, 90]),
      ]),
    ];
  },
};
