import { beech, steel } from '#catalogue/materials.ts';
import { blendInto, box, capsule, ellipsoid, FACING, plastic, torus } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

export default defineThing({
  id: 'shovel',
  words: {
    en: 'shovel, spade, trowel',
    de: 'schaufel, spaten, kelle',
    fr: 'pelle',
    es: 'pala',
    it: 'vanga',
    pt: 'pa de jardim',
    nl: 'schep',
    emoji: '⛏',
  },
  theme: 'garden',
  kin: ['garden-tool'],
  mould: (tint) => ({
    size: 0.9,
    grip: [0, 0.1, 0],
    heldTurn: [0, 0, 8],
    groups: [
      [capsule(beech, [0, 0.36, 0], [0, -0.16, 0], 0.032)],
      [torus(plastic(tint ?? '#e4312b', 0.7), [0, 0.42, 0], 0.075, 0.03, FACING)],
      [
        box(steel, [0, -0.24, 0.01], [0.14, 0.1, 0.02], 0.02),
        blendInto(ellipsoid(steel, [0, -0.34, 0.01], [0.14, 0.16, 0.024]), 0.03),
        blendInto(capsule(steel, [0, -0.08, 0], [0, -0.2, 0.01], 0.042, 0.05), 0.04),
      ],
    ],
  }),
});
