import { mattBlack } from '#catalogue/materials.ts';
import { box, cylinder, FACING, plastic } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

export default defineThing({
  id: 'ruler',
  words: {
    en: 'tape measure, measuring tape, ruler, school ruler, yardstick, measuring stick, set square',
    de: 'massband, lineal',
    fr: 'regle',
    es: 'regla',
    it: 'righello',
    pt: 'regua, fita metrica',
    nl: 'liniaal',
    emoji: '📏, 📐',
  },
  mould: (tint) => {
    const wood = plastic(tint ?? '#f2c53d', 0.5);
    return {
      size: 0.75,
      grip: [0, -0.36, 0],
      heldTurn: [0, 0, 14],
      groups: [
        [box(wood, [0, 0, 0], [0.09, 0.5, 0.02], 0.012)],
        Array.from({ length: 13 }, (_, mark) => {
          const long = mark % 4 === 0 ? 0.05 : 0.028;
          return box(mattBlack, [-0.085 + long, -0.42 + mark * 0.07, 0.02], [long, 0.008, 0.006], 0.002);
        }),
        [cylinder(mattBlack, [0.045, 0.44, 0.02], 0.022, 0.006, FACING)],
      ],
    };
  },
});
