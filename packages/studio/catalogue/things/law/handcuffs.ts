import { charcoal, steel } from '#catalogue/materials.ts';
import { box, cut, cylinder, FACING, plastic, torus } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

export default defineThing({
  id: 'handcuffs',
  words: {
    en: 'handcuffs, handcuff, hand cuffs',
    de: 'handschellen',
    fr: 'menottes',
    es: 'esposas de policia',
    it: 'manette',
    pt: 'algemas',
    nl: 'handboeien',
  },
  theme: 'city',
  mould: (tint) => {
    const plate = tint ? plastic(tint, 0.8) : steel;
    return {
      size: 0.36,
      grip: [-0.27, 0.32, 0],
      groups: [
        ...[-1, 1].flatMap((side) => [
          [torus(plate, [side * 0.27, side * -0.14, 0], 0.2, 0.045, FACING)],
          [
            box(plate, [side * 0.13, side * -0.02, 0], [0.09, 0.13, 0.06], 0.035, [0, 0, side * 40]),
            cut(cylinder(charcoal, [side * 0.13, side * -0.02, 0.06], 0.028, 0.03, FACING)),
          ],
          [cylinder(charcoal, [side * 0.42, side * -0.28, 0.04], 0.035, 0.02, FACING)],
        ]),
        [torus(plate, [-0.03, 0.02, 0.02], 0.06, 0.022, [60, 0, 30])],
        [torus(plate, [0.05, -0.03, 0.02], 0.06, 0.022, [20, 0, 60])],
      ],
    };
  },
});
