import { points } from '../moulding/part.ts';
import { family } from './thing.ts';

/** Things of the police and of a court. */
export default family({ theme: 'city' })({
  gavel: {
    words: `gavel, judges gavel, judges hammer
      · de richterhammer · fr marteau de juge · es mazo · it martelletto · pt martelo de juiz · nl voorzittershamer
      · emoji ⚖, 🧑‍⚖️`,
    theme: 'office',
    held: { size: 48, grip: [16, -30, 0], turn: [0, 0, 12] },
    paints: { head: 'tint #8a4f28 80' },
    parts: [
      { cylinder: 'head', at: [-10, 22, 0], radius: 19, half: 28, round: 4, turn: 64 },
      { hoop: 'brass', at: points([-24.4, 29, 0], [4.4, 15, 0]), radius: 19.2, thick: 2.2, turn: 64 },
      { limb: 'head darker 15% 70', from: [-6, 14, 0], to: [26, -50, 0], radius: [4.5, 6] },
      { ball: 'head', at: [27, -52, 0], size: 7.5 },
    ],
  },
  handcuffs: {
    words: `handcuffs, handcuff, hand cuffs
      · de handschellen · fr menottes · es esposas de policia · it manette · pt algemas · nl handboeien`,
    held: { size: 36, grip: [-27, 32, 0] },
    paints: { plate: 'tint steel 80' },
    parts: [
      { ring: 'plate', at: [-27, 14, 0], radius: 20, thick: 4.5 },
      { box: 'plate', at: [-13, 2, 0], size: [9, 13, 6], round: 3.5, turn: -40 },
      { disc: 'charcoal', at: [-13, 2, 6], radius: 3, half: 3, cut: 0 },
      { disc: 'charcoal', at: [-42, 28, 4], radius: 3.5, half: 2 },
      { ring: 'plate', at: [27, -14, 0], radius: 20, thick: 4.5 },
      { box: 'plate', at: [13, -2, 0], size: [9, 13, 6], round: 3.5, turn: 40 },
      { disc: 'charcoal', at: [13, -2, 6], radius: 3, half: 3, cut: 0 },
      { disc: 'charcoal', at: [42, -28, 4], radius: 3.5, half: 2 },
      { hoop: 'plate', at: [-3, 2, 2], radius: 6, thick: 2, turn: [60, 0, 30] },
      { hoop: 'plate', at: [5, -3, 2], radius: 6, thick: 2, turn: [20, 0, 60] },
    ],
  },
  'police-badge': {
    words: `police badge, badge, sheriff badge, sheriffs badge, sheriff star, sheriffs star, detective badge
      · de polizeimarke · es placa de policia · emoji 📛`,
    held: { size: 30, grip: [0, -34, -6] },
    paints: { gold: 'plated brass' },
    parts: [
      { box: 'gold', at: [0, 0, 0], size: [31, 31, 4], round: 1 },
      { box: 'gold', at: [0, 0, 0], size: [31, 31, 4], round: 1, turn: 45 },
      { ball: 'gold', at: [0, 43, 1], size: [5, 5, 4.5], count: 8, spin: -45 },
      { disc: 'gold', at: [0, 0, 5], radius: 27, half: 3.5, round: 2 },
      { disc: '#1d3f8f 95', at: [0, 0, 8.5], radius: 21.5, half: 2 },
      { limb: 'gold', from: [0, 0, 10], to: [0, 15, 10], radius: [5, 1.2], count: 5, spin: -72 },
    ],
  },
});
