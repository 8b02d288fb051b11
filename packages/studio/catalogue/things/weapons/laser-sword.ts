import { capsule, cylinder, ellipsoid, metal, plastic, torus } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

export default defineThing({
  id: 'laser-sword',
  words: {
    en: 'laser sword, energy sword, plasma sword, laser blade',
  },
  theme: 'space',
  kin: ['weapon'],
  mould: (tint) => ({
    size: 1,
    grip: [0, -0.38, 0],
    heldTurn: [14, 0, 16],
    groups: [
      [capsule(plastic(tint ?? '#3fe06a', 1), [0, -0.18, 0], [0, 0.46, 0], 0.042)],
      [capsule(plastic('#fbfffb', 1), [0, -0.18, 0.028], [0, 0.45, 0.028], 0.018)],
      [cylinder(metal('#c9ced6'), [0, -0.34, 0], 0.055, 0.15, [0, 0, 0], 0.02)],
      [-0.3, -0.36, -0.42].map((y) => torus(plastic('#23222a', 0.5), [0, y, 0], 0.054, 0.016)),
      [cylinder(metal('#c9ced6'), [0, -0.19, 0], 0.072, 0.028, [0, 0, 0], 0.01)],
      [ellipsoid(plastic('#e4312b', 1), [0, -0.24, 0.055], [0.022, 0.022, 0.016])],
    ],
  }),
});
