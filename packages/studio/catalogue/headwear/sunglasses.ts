import { box, capsule, pair, plastic } from '../mould.ts';
import type { HeadwearEntry } from './headwear-entry.ts';

export const sunglasses: HeadwearEntry = {
  words: `sunglasses, aviators, aviator sunglasses, shades, dark glasses, sun glasses · de sonnenbrille, dunkle brille
    · fr lunettes de soleil, lunettes noires · es gafas de sol, gafas negras, gafas oscuras · it occhiali da sole,
    occhiali scuri · pt oculos de sol, oculos escuros · nl zonnebril · emoji 🕶, 😎`,
  overEyes: true,
  overHair: true,
  mould: (tint) => {
    const frame = plastic(tint ?? '#1b1b20', 0.95);
    const lens = plastic('#17181f', 1);
    return [
      ...[-1, 1].map((side) => [
        box(frame, [side * 0.54, -0.03, 1.33], [0.47, 0.36, 0.07], 0.22, [0, side * 12, 0]),
      ]),
      ...[-1, 1].map((side) => [
        box(lens, [side * 0.545, -0.03, 1.39], [0.38, 0.27, 0.05], 0.18, [0, side * 12, 0]),
      ]),
      [capsule(frame, [-0.14, 0.1, 1.4], [0.14, 0.1, 1.4], 0.08)],
      pair((side) => capsule(frame, [side * 0.98, 0.12, 1.2], [side * 1.36, 0.06, -0.1], 0.075)),
    ];
  },
};
