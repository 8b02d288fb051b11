import { darken } from '../../colour.ts';
import type { Vector } from '../../sculpt/solid.ts';
import { cylinder, plastic, tube } from '../mould.ts';
import type { HeadwearEntry } from './headwear-entry.ts';

/** The band, from ear to ear close over the crown. */
const BAND = Array.from({ length: 17 }, (_, step): Vector => {
  const angle = (step / 16) * Math.PI;
  return [Math.cos(angle) * 1.5, -0.1 + Math.sin(angle) * 2.16, 0];
});

export const headphones: HeadwearEntry = {
  words: `headphone, headphones, cat ear headphones, headset, earphones, ear phones, earbuds, airpods, air pods,
    ear buds · de kopfhorer · fr casque audio, ecouteurs · es auriculares, audifonos, cascos de musica · it cuffie
    · pt fones de ouvido, fone de ouvido, auscultadores · nl koptelefoon, oortjes · emoji 🎧`,
  overHair: true,
  mould: (tint) => {
    const shell = plastic(tint ?? '#23222a', 0.8);
    return [
      tube(shell, 0.11, ...BAND),
      ...[-1, 1].map((side) => [
        cylinder(shell, [side * 1.47, -0.2, 0], 0.55, 0.26, [0, 0, 90], 0.12),
        cylinder(
          plastic(tint ? darken(tint, 0.3) : '#e4312b', 0.8),
          [side * 1.74, -0.2, 0],
          0.32,
          0.06,
          [0, 0, 90],
        ),
      ]),
    ];
  },
};
