import { brass } from '#catalogue/materials.ts';
import { capsule, ellipsoid, FACING, plastic, torus } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

export default defineThing({
  id: 'magnifying-glass',
  words: {
    en: 'magnifying glass, magnifier, loupe, clues',
    de: 'lupe',
    es: 'lupa',
    it: 'lente di ingrandimento',
    nl: 'vergrootglas',
    emoji: '🔍, 🔎',
  },
  kin: ['lens'],
  mould: (tint) => ({
    size: 0.5,
    grip: [0.2, -0.3, 0],
    heldTurn: [0, 0, 60],
    groups: [
      [torus(tint ? plastic(tint, 0.9) : brass, [-0.1, 0.16, 0], 0.28, 0.045, FACING)],
      [ellipsoid(plastic('#d3ecf5', 1), [-0.1, 0.16, 0], [0.27, 0.27, 0.05])],
      [capsule(plastic('#ffffff', 1), [-0.23, 0.22, 0.045], [-0.14, 0.33, 0.04], 0.018)],
      [capsule(tint ? plastic(tint, 0.9) : brass, [0.1, -0.06, 0], [0.16, -0.13, 0], 0.045)],
      [capsule(plastic('#5a2f22', 0.7), [0.16, -0.13, 0], [0.4, -0.42, 0], 0.055, 0.065)],
    ],
  }),
});
