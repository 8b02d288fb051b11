import { steel } from '#catalogue/materials.ts';
import { capsule, plastic } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

export default defineThing({
  id: 'pencil',
  words: {
    en: 'pencil, pen, crayon, marker, drawing, sketching',
    de: 'bleistift',
    fr: 'crayon de couleur',
    es: 'lapiz',
    it: 'matita',
    pt: 'lapis',
    nl: 'potlood',
    emoji: '✏, 🖊, 🖍, 📝',
  },
  theme: 'office',
  kin: ['drawing'],
  mould: (tint) => ({
    size: 0.6,
    grip: [0, -0.1, 0],
    heldTurn: [0, 0, 16],
    groups: [
      [capsule(plastic(tint ?? '#f7cd2b', 0.7), [0.13, 0.24, 0], [-0.1, -0.2, 0], 0.075)],
      [capsule(plastic('#f0d3a4', 0.4), [-0.1, -0.2, 0], [-0.18, -0.36, 0], 0.073, 0.03)],
      [capsule(plastic('#2a2b31', 0.6), [-0.18, -0.36, 0], [-0.22, -0.44, 0], 0.032, 0.01)],
      [capsule(steel, [0.15, 0.28, 0], [0.18, 0.34, 0], 0.078)],
      [capsule(plastic('#ef7fae', 0.3), [0.19, 0.36, 0], [0.22, 0.42, 0], 0.074)],
      [capsule(plastic('#d1a126', 0.7), [0.16, 0.22, 0.06], [-0.07, -0.22, 0.06], 0.02)],
    ],
  }),
});
