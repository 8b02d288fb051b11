import { ink, steel } from '#catalogue/materials.ts';
import { box, capsule, cylinder, plastic } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

export default defineThing({
  id: 'syringe',
  words: {
    en: 'syringe, vaccine, injection',
    de: 'spritze',
    fr: 'seringue',
    es: 'jeringa',
    it: 'siringa',
    pt: 'seringa',
    nl: 'injectiespuit',
    emoji: '💉',
  },
  theme: 'office',
  mould: (tint) => ({
    size: 0.5,
    grip: [0.06, -0.2, 0],
    heldTurn: [0, 0, 10],
    groups: [
      [cylinder(plastic('#e6f2f6', 1), [0, 0.02, 0], 0.13, 0.26, [0, 0, 0], 0.02)],
      [cylinder(plastic(tint ?? '#58c77a', 0.9), [0, 0.1, 0.012], 0.126, 0.15, [0, 0, 0], 0.01)],
      [cylinder(plastic('#f8f6f0', 0.7), [0, -0.26, 0], 0.2, 0.025, [0, 0, 0], 0.01)],
      [
        capsule(plastic('#f8f6f0', 0.7), [0, -0.28, 0], [0, -0.48, 0], 0.05),
        cylinder(plastic('#f8f6f0', 0.7), [0, -0.5, 0], 0.14, 0.025, [0, 0, 0], 0.01),
      ],
      [
        capsule(plastic('#2f7fc4', 0.7), [0, 0.28, 0], [0, 0.36, 0], 0.06, 0.035),
        capsule(steel, [0, 0.36, 0], [0, 0.62, 0], 0.014, 0.006),
      ],
      [-0.12, -0.02, 0.08, 0.18].map((y) => box(ink, [0.05, y, 0.128], [0.035, 0.006, 0.008], 0.003)),
    ],
  }),
});
