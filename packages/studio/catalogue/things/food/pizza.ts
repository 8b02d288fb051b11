import { brightLeaf, crust } from '#catalogue/materials.ts';
import { capsule, cylinder, ellipsoid, FACING, plastic, torus } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

export default defineThing({
  id: 'pizza',
  words: {
    en: 'pizza, pizza slice, pepperoni, margherita',
    emoji: '🍕',
  },
  theme: 'kitchen',
  kin: ['bakery'],
  costume: { colour: 'amber' },
  mould: (tint) => ({
    size: 0.5,
    grip: [0, -0.4, 0],
    groups: [
      [cylinder(crust, [0, 0, 0], 0.46, 0.04, FACING, 0.03)],
      [torus(crust, [0, 0, 0.03], 0.44, 0.06, FACING)],
      [cylinder(plastic(tint ?? '#f6c64a', 0.6), [0, 0, 0.04], 0.4, 0.014, FACING)],
      [
        [-0.18, 0.2],
        [0.16, 0.22],
        [0.26, -0.06],
        [0.02, 0.0],
        [-0.24, -0.1],
        [0.08, -0.26],
      ].map(([x = 0, y = 0]) => cylinder(plastic('#c8352a', 0.7), [x, y, 0.06], 0.085, 0.014, FACING, 0.012)),
      [
        [-0.04, 0.3],
        [-0.12, -0.26],
        [0.22, 0.1],
        [-0.14, 0.05],
      ].map(([x = 0, y = 0], i) =>
        ellipsoid(brightLeaf, [x, y, 0.065], [0.065, 0.03, 0.018], 0, [0, 0, i * 55]),
      ),
      [0, 60, 120].map((angle) =>
        capsule(
          plastic('#c98f33', 0.4),
          [Math.cos(angle / 57.3) * -0.44, Math.sin(angle / 57.3) * -0.44, 0.052],
          [Math.cos(angle / 57.3) * 0.44, Math.sin(angle / 57.3) * 0.44, 0.052],
          0.01,
        ),
      ),
    ],
  }),
});
