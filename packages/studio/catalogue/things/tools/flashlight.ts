import { black, steel } from '#catalogue/materials.ts';
import { box, capsule, cut, ellipsoid, plastic, torus } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

export default defineThing({
  id: 'flashlight',
  words: {
    en: 'torch, flashlight',
    de: 'taschenlampe',
    fr: 'lampe torche, lampe de poche',
    es: 'linterna',
    it: 'torcia',
    pt: 'lanterna de bolso',
    nl: 'zaklamp',
    emoji: '🔦',
  },
  kin: ['light'],
  mould: (tint) => ({
    size: 0.4,
    grip: [0.06, -0.24, 0],
    heldTurn: [0, 0, 30],
    groups: [
      [capsule(plastic(tint ?? '#2a2b31', 0.6), [0.2, -0.42, -0.08], [-0.04, 0.06, 0.02], 0.1)],
      [
        capsule(plastic(tint ?? '#2a2b31', 0.6), [-0.05, 0.08, 0.03], [-0.16, 0.3, 0.08], 0.11, 0.2),
        cut(box(black, [-0.32, 0.62, 0.15], [0.5, 0.26, 0.5], 0, [-16, 0, 27])),
      ],
      [torus(steel, [-0.204, 0.388, 0.1], 0.175, 0.035, [16, 0, 27])],
      [ellipsoid(plastic('#fff3a6', 1), [-0.204, 0.388, 0.1], [0.16, 0.05, 0.16], 0, [16, 0, 27])],
      [box(plastic('#e4312b', 0.8), [0.07, -0.1, 0.09], [0.03, 0.06, 0.03], 0.02, [0, 0, 27])],
      [torus(steel, [0.13, -0.28, -0.05], 0.1, 0.02, [12, 0, 27])],
    ],
  }),
});
