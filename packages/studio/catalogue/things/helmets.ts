import type { HeadMould } from '../headwear/headwear-entry.ts';
import { HELMETS } from '../headwear/helmets.ts';
import { type Mould, moveSolid, shrink } from '../mould.ts';
import { family } from './thing.ts';

/** A helmet as it is worn, taken off: its middle, in the head's units, comes to 0/0/0, and half its extent, `reach`, to a half. */
const takenOff =
  (worn: HeadMould, middle: number, reach: number): Mould =>
  (tint) => ({
    size: 0.62,
    grip: [0.16, -0.26, 0.12],
    heldTurn: [16, 0, 0],
    groups: worn(tint).map((group) =>
      group.map((solid) =>
        shrink(
          moveSolid(solid, ([x, y, z]) => [x, y - middle, z]),
          reach * 2,
        ),
      ),
    ),
  });

/** Helmets that are carried. */
export default family({})({
  'crash-helmet': {
    words: `helmet in hand, helmet under arm, helmet under one arm, helmet under his arm, helmet under her arm,
      helmet under the arm
      · de helm in der hand · fr casque a la main · es casco en la mano`,
    held: { size: 44, grip: [10, -36, 10] },
    paints: { shell: 'tint #f4f2ec 95' },
    parts: [
      { ball: 'shell', at: [0, 3, 0], size: [45, 46, 47] },
      { box: 'shell', at: [0, -62, 0], size: [60, 24, 60], cut: 4 },
      { box: 'shell', at: [0, 2, 50], size: [36, 15, 30], round: 12, cut: 3 },
      { ball: '#2b3a55 100', at: [0, 3, 2], size: [43, 40, 43] },
      { hoop: 'black', at: [0, -34, 0], radius: 26, thick: 6 },
      { box: '#e4312b 90', at: [0, 36, 24], size: [6, 2, 16], round: 1.5, turn: [38, 0, 0] },
      { ball: 'steel', at: [43, 3, 8], size: [4, 8, 8], mirror: 'x' },
    ],
  },
  'fire-helmet': {
    words: 'fire helmet in hand, fire helmet under his arm, fire helmet under her arm',
    mould: takenOff(HELMETS['fire-helmet'].mould, 1.5, 2.1),
  },
  'knight-helmet': {
    words: 'knights helmet in hand, knights helmet under his arm',
    mould: takenOff(HELMETS['knight-helmet'].mould, 0.7, 2.3),
  },
  'safety-helmet': {
    words: 'hard hat in hand, hard hat under his arm, hard hat under her arm',
    mould: takenOff(HELMETS['hard-hat'].mould, 1.5, 2),
  },
  'space-helmet': {
    words: 'space helmet in hand, space helmet under his arm, space helmet under her arm',
    mould: takenOff(HELMETS['space-helmet'].mould, 0.6, 2.2),
  },
});
