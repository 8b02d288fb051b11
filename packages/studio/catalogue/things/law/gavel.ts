import { brass } from '#catalogue/materials.ts';
import { capsule, cylinder, ellipsoid, plastic, torus } from '#catalogue/mould.ts';
import { darken, hex } from '#colour.ts';
import { defineThing } from '../thing.ts';

export default defineThing({
  id: 'gavel',
  words: {
    en: 'gavel, judges gavel, judges hammer',
    de: 'richterhammer',
    fr: 'marteau de juge',
    es: 'mazo',
    it: 'martelletto',
    pt: 'martelo de juiz',
    nl: 'voorzittershamer',
    emoji: '⚖, 🧑‍⚖️',
  },
  theme: 'office',
  mould: (tint) => {
    const wood = tint ?? hex('#8a4f28');
    const head = plastic(wood, 0.8);
    return {
      size: 0.48,
      grip: [0.16, -0.3, 0],
      heldTurn: [0, 0, 12],
      groups: [
        [cylinder(head, [-0.1, 0.22, 0], 0.19, 0.28, [0, 0, 64], 0.04)],
        [-0.16, 0.16].map((at) =>
          torus(brass, [-0.1 + at * 0.9, 0.22 - at * 0.44, 0], 0.192, 0.022, [0, 0, 64]),
        ),
        [capsule(plastic(darken(wood, 0.15), 0.7), [-0.06, 0.14, 0], [0.26, -0.5, 0], 0.045, 0.06)],
        [ellipsoid(head, [0.27, -0.52, 0], [0.075, 0.075, 0.075])],
      ],
    };
  },
});
