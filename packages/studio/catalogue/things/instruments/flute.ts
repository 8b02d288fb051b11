import { brass } from '#catalogue/materials.ts';
import { capsule, cylinder, ellipsoid, FACING, metal, plastic } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

/** A silver flute with its keys. */
export default defineThing({
  id: 'flute',
  words: {
    en: 'flute, flutist, flautist, piccolo, pan pipes',
    de: 'querflote, flote',
    es: 'flauta',
    it: 'flauto',
    nl: 'fluit',
  },
  theme: 'music',
  kin: ['instrument'],
  mould: (tint) => {
    const silver = tint ? plastic(tint, 0.95) : metal('#cfd5dd');
    return {
      size: 0.62,
      grip: [-0.1, 0, 0],
      heldTurn: [0, 0, 24],
      groups: [
        [capsule(silver, [-0.55, 0, 0], [0.55, 0, 0], 0.042)],
        [ellipsoid(silver, [0.36, 0.02, 0.02], [0.085, 0.03, 0.06])],
        [-0.44, -0.34, -0.24, -0.12, -0.02, 0.08].map((x) =>
          cylinder(brass, [x, 0.03, 0.035], 0.04, 0.018, FACING),
        ),
        [-0.5, -0.18, 0.24, 0.52].map((x) => cylinder(brass, [x, 0, 0], 0.05, 0.015, [0, 0, 90])),
        [capsule(silver, [-0.46, 0.06, 0.01], [0.12, 0.06, 0.01], 0.014)],
      ],
    };
  },
});
