import { brass, steel } from '#catalogue/materials.ts';
import { blendInto, box, capsule, cut, cylinder, FACING, plastic, torus } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

export default defineThing({
  id: 'scissors',
  words: {
    en: 'scissors, shears, secateurs',
    de: 'schere',
    fr: 'ciseaux',
    es: 'tijeras',
    it: 'forbici',
    pt: 'tesoura',
    nl: 'schaar',
    emoji: '✂',
  },
  isSet: true,
  mould: (tint) => {
    const grip = plastic(tint ?? '#e4312b', 0.85);
    return {
      size: 0.42,
      grip: [0.1, -0.34, 0],
      groups: [
        ...[-1, 1].flatMap((side) => [
          [
            box(steel, [side * 0.08, 0.22, side * 0.014], [0.055, 0.27, 0.014], 0.01, [0, 0, side * -16]),
            cut(box(steel, [side * 0.22, 0.42, 0], [0.07, 0.2, 0.2], 0, [0, 0, side * 8])),
          ],
          [
            torus(grip, [side * 0.17, -0.33, 0], 0.12, 0.045, FACING),
            blendInto(capsule(grip, [side * 0.1, -0.22, 0], [side * -0.01, 0.0, 0], 0.045, 0.04), 0.03),
          ],
        ]),
        [cylinder(brass, [0, 0.0, 0.05], 0.04, 0.02, FACING)],
      ],
    };
  },
});
