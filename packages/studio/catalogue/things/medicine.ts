import { points } from '../moulding/part.ts';
import { family } from './thing.ts';

/** Things of a doctor. */
export default family({ theme: 'office' })({
  stethoscope: {
    words: 'stethoscope · de stethoskop · es estetoscopio · it stetoscopio · nl stethoscoop · emoji 🩺',
    held: { size: 50, grip: [-10, 0, 0] },
    paints: { hose: 'tint #2563c9 80' },
    parts: [
      { limb: 'steel', path: points([-23, 44, 0], [-34, 28, 0], [-30, 8, 0]), radius: 3 },
      { limb: 'steel', path: points([3, 44, 0], [14, 28, 0], [10, 8, 0]), radius: 3 },
      { ball: 'glossyBlack', at: points([-22, 47, 0], [2, 47, 0]), size: [5.5, 5, 5.5] },
      { limb: 'hose', from: [-30, 10, 0], to: [-10, -10, 0], radius: 4.2 },
      { limb: 'hose', from: [10, 10, 0], to: [-10, -10, 0], radius: 4 },
      { limb: 'hose', path: points([-10, -10, 0], [-10, -28, 0], [0, -42, 0]), radius: 4.5 },
      { limb: 'hose', path: points([0, -42, 0], [16, -42, 0], [27, -28, 0], [27, -8, 2]), radius: 4.5 },
      { limb: 'steel', from: [27, -8, 2], to: [27, 4, 4], radius: 3.5 },
      { disc: 'steel', at: [27, 16, 4], radius: 16, half: 4.5, round: 2.5 },
      { disc: 'pearl', at: [27, 16, 8.5], radius: 11.5, half: 1.2 },
    ],
  },
  syringe: {
    words: `syringe, vaccine, injection
      · de spritze · fr seringue · es jeringa · it siringa · pt seringa · nl injectiespuit · emoji 💉`,
    held: { size: 50, grip: [6, -20, 0], turn: [0, 0, 10] },
    parts: [
      { cylinder: '#e6f2f6 100', at: [0, 2, 0], radius: 13, half: 26, round: 2 },
      { cylinder: 'tint #58c77a 90', at: [0, 10, 1.2], radius: 12.6, half: 15 },
      { cylinder: 'snowWhite', at: [0, -26, 0], radius: 20, half: 2.5 },
      { limb: 'snowWhite', from: [0, -28, 0], to: [0, -48, 0], radius: 5 },
      { cylinder: 'snowWhite', at: [0, -50, 0], radius: 14, half: 2.5 },
      { limb: '#2f7fc4 70', from: [0, 28, 0], to: [0, 36, 0], radius: [6, 3.5] },
      { limb: 'steel', from: [0, 36, 0], to: [0, 62, 0], radius: [1.5, 0.5] },
      { box: 'ink', at: [5, -12, 13], size: [3.5, 0.5, 1], round: 0.5, count: 4, step: [0, 10, 0] },
    ],
  },
});
