import { beech, steel } from '#catalogue/materials.ts';
import { blendInto, box, capsule, cut, cylinder, FACING, plastic } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

export default defineThing({
  id: 'axe',
  words: {
    en: 'axe, ax, hatchet, tomahawk',
    de: 'axt',
    fr: 'hache',
    es: 'hacha',
    it: 'ascia',
    pt: 'machado',
    nl: 'bijl',
    emoji: '🪓',
  },
  theme: 'fantasy',
  kin: ['weapon'],
  mould: (tint) => ({
    size: 0.75,
    grip: [0, -0.34, 0],
    heldTurn: [0, 0, 14],
    groups: [
      [
        capsule(beech, [0.02, 0.44, 0], [0, -0.2, 0], 0.035),
        capsule(beech, [0, -0.2, 0], [0.04, -0.48, 0], 0.035, 0.046),
      ],
      [
        cylinder(plastic(tint ?? '#d92b2b', 0.7), [-0.2, 0.28, 0], 0.22, 0.035, FACING, 0.025),
        cut(box(steel, [-0.1, 0.58, 0], [0.4, 0.16, 0.2], 0.1, [0, 0, -14]), 0.03),
        cut(box(steel, [-0.1, -0.02, 0], [0.4, 0.16, 0.2], 0.1, [0, 0, 14]), 0.03),
        blendInto(box(plastic(tint ?? '#d92b2b', 0.7), [0.02, 0.28, 0], [0.085, 0.09, 0.055], 0.02), 0.04),
      ],
      [
        cylinder(steel, [-0.22, 0.28, 0], 0.235, 0.022, FACING, 0.01),
        cut(cylinder(steel, [-0.16, 0.28, 0], 0.23, 0.1, FACING)),
        cut(box(steel, [-0.2, 0.6, 0], [0.4, 0.16, 0.2], 0, [0, 0, -14])),
        cut(box(steel, [-0.2, -0.04, 0], [0.4, 0.16, 0.2], 0, [0, 0, 14])),
      ],
    ],
  }),
});
