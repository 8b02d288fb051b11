import { box, capsule, cut, cylinder, plastic, torus, tube } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

export default defineThing({
  id: 'watering-can',
  words: {
    en: 'watering can, gardening, garden hose, water hose, hose pipe',
    de: 'giesskanne',
    fr: 'arrosoir',
    es: 'regadera',
    it: 'annaffiatoio',
    pt: 'regador',
    nl: 'gieter',
  },
  theme: 'garden',
  kin: ['garden-tool'],
  mould: (tint) => {
    const tin = plastic(tint ?? '#2fa66a', 0.85);
    return {
      size: 0.45,
      grip: [0.1, 0.34, 0],
      groups: [
        [
          capsule(tin, [0.1, -0.16, 0], [0.1, 0.04, 0], 0.3, 0.25),
          cut(box(tin, [0.1, -0.64, 0], [0.6, 0.3, 0.6]), 0.04),
          cut(box(tin, [0.1, 0.42, 0], [0.3, 0.3, 0.6]), 0.02),
        ],
        [capsule(tin, [-0.12, -0.16, 0], [-0.44, 0.22, 0], 0.07, 0.045)],
        [cylinder(tin, [-0.47, 0.26, 0], 0.12, 0.035, [0, 0, 40], 0.02)],
        [cylinder(plastic('#e9f6ee', 0.6), [-0.495, 0.29, 0], 0.095, 0.012, [0, 0, 40])],
        tube(
          tin,
          0.036,
          [-0.06, 0.1, 0],
          [0.02, 0.36, 0],
          [0.22, 0.4, 0],
          [0.4, 0.26, 0],
          [0.42, 0.02, 0],
          [0.34, -0.12, 0],
        ),
        [torus(plastic('#f7cd2b', 0.7), [0.1, -0.2, 0], 0.303, 0.022)],
      ],
    };
  },
});
