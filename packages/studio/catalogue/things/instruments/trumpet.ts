import { brass, pearl } from '#catalogue/materials.ts';
import { box, capsule, cut, cylinder, metal, plastic, torus, tube } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

export default defineThing({
  id: 'trumpet',
  words: {
    en: 'trumpet, trombone, bugle, cornet, french horn, tuba, brass',
    de: 'trompete',
    fr: 'trompette',
    es: 'trompeta',
    it: 'tromba',
    nl: 'trompet',
    emoji: '🎺',
  },
  theme: 'music',
  kin: ['instrument'],
  mould: (tint) => {
    const shell = tint ? plastic(tint, 0.95) : brass;
    return {
      size: 0.5,
      grip: [-0.02, -0.06, 0],
      heldTurn: [0, 0, 20],
      groups: [
        [
          capsule(shell, [0.16, 0.12, 0], [0.46, 0.12, 0], 0.035, 0.2),
          cut(box(shell, [0.84, 0.12, 0], [0.4, 0.5, 0.5])),
          cut(capsule(shell, [0.3, 0.12, 0], [0.5, 0.12, 0], 0.04, 0.19)),
        ],
        [torus(shell, [0.44, 0.12, 0], 0.2, 0.022, [0, 0, 90])],
        tube(shell, 0.032, [-0.52, 0.12, 0], [0.2, 0.12, 0]),
        tube(shell, 0.032, [0.2, -0.12, 0], [0.27, -0.06, 0], [0.27, 0.05, 0], [0.2, 0.12, 0]),
        tube(shell, 0.032, [0.2, -0.12, 0], [-0.28, -0.12, 0], [-0.33, -0.06, 0], [-0.33, 0.06, 0]),
        [-0.13, -0.02, 0.09].map((x) => cylinder(shell, [x, 0, 0.02], 0.048, 0.2, [0, 0, 0], 0.012)),
        [-0.13, -0.02, 0.09].map((x) => cylinder(pearl, [x, 0.25, 0.02], 0.04, 0.02)),
        [capsule(metal('#c9ced6'), [-0.5, 0.12, 0], [-0.57, 0.12, 0], 0.035, 0.06)],
      ],
    };
  },
});
