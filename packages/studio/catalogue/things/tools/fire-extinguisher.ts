import { black, steel } from '#catalogue/materials.ts';
import { box, capsule, cut, cylinder, FACING, plastic, tube } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

export default defineThing({
  id: 'fire-extinguisher',
  words: {
    en: 'fire extinguisher, extinguisher, fire hose, a hose, the hose, his hose, her hose, with hose',
    de: 'feuerloscher, feuerwehrschlauch, schlauch',
    fr: 'extincteur, lance a incendie',
    es: 'extintor, manguera',
    it: 'estintore, manichetta',
    pt: 'extintor',
    nl: 'brandblusser, brandslang',
    emoji: '🧯',
  },
  mould: (tint) => ({
    size: 0.5,
    grip: [0, 0.38, 0],
    groups: [
      [
        capsule(plastic(tint ?? '#d92b2b', 0.9), [0, -0.28, 0], [0, 0.14, 0], 0.19),
        cut(box(black, [0, -0.66, 0], [0.4, 0.2, 0.4]), 0.05),
      ],
      [cylinder(plastic('#f4f2ec', 0.6), [0, -0.1, 0], 0.194, 0.1)],
      [cylinder(steel, [0, 0.36, 0], 0.06, 0.06)],
      [
        capsule(black, [-0.06, 0.44, 0], [0.2, 0.5, 0], 0.03),
        capsule(black, [-0.06, 0.4, 0], [0.2, 0.38, 0], 0.028),
      ],
      tube(black, 0.032, [-0.05, 0.42, 0], [-0.22, 0.38, 0], [-0.28, 0.2, 0.04], [-0.27, -0.08, 0.08]),
      [capsule(black, [-0.27, -0.08, 0.08], [-0.28, -0.24, 0.09], 0.04, 0.065)],
      [cylinder(plastic('#ffc72c', 0.8), [0, 0.38, 0.07], 0.05, 0.02, FACING)],
    ],
  }),
});
