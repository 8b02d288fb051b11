import { capsule, cylinder, ellipsoid, FACING, plastic } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

export default defineThing({
  id: 'pan',
  words: {
    en: 'pan, frying pan, skillet, wok, fried egg, fried eggs',
    de: 'pfanne',
    fr: 'poele',
    es: 'sarten',
    it: 'padella',
    pt: 'frigideira',
    nl: 'koekenpan',
    emoji: '🍳',
  },
  theme: 'kitchen',
  kin: ['kitchen-tool'],
  mould: (tint) => ({
    size: 0.62,
    grip: [0, -0.34, 0],
    heldTurn: [0, 0, 10],
    groups: [
      [cylinder(plastic(tint ?? '#2a2b31', 0.6), [0, 0.2, 0], 0.28, 0.06, FACING, 0.04)],
      [cylinder(plastic('#45474f', 0.5), [0, 0.2, 0.05], 0.24, 0.02, FACING)],
      [capsule(plastic('#7a4d2e', 0.5), [0, -0.08, 0], [0, -0.48, 0], 0.04, 0.05)],
      [
        ellipsoid(plastic('#fffdf5', 0.7), [-0.02, 0.22, 0.07], [0.17, 0.14, 0.03]),
        ellipsoid(plastic('#ffc72c', 0.9), [0.0, 0.23, 0.1], [0.065, 0.065, 0.045]),
      ],
    ],
  }),
});
