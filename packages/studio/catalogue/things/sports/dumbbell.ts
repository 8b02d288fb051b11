import { capsule, cylinder, metal, plastic } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

export default defineThing({
  id: 'dumbbell',
  words: {
    en: 'dumbbell, weights, barbell, gym, kettlebell, weightlifting, bodybuilding',
    de: 'hantel, gewichte, hanteln, fitnessstudio',
    fr: 'haltere, salle de sport',
    es: 'pesas, gimnasio, mancuernas',
    it: 'manubri, pesi',
    pt: 'haltere, halteres',
    nl: 'halters, sportschool, gewichten',
    emoji: '🏋, 💪',
  },
  theme: 'sport',
  mould: (tint) => ({
    size: 0.26,
    grip: [0, 0, 0],
    groups: [
      [capsule(metal('#b6bbc4'), [-0.6, 0, 0], [0.6, 0, 0], 0.09)],
      ...[-1, 1].flatMap((side) => [
        [cylinder(plastic(tint ?? '#2a2b31', 0.5), [side * 0.55, 0, 0], 0.42, 0.1, [0, 0, 90], 0.04)],
        [cylinder(plastic(tint ?? '#2a2b31', 0.5), [side * 0.78, 0, 0], 0.34, 0.09, [0, 0, 90], 0.04)],
      ]),
    ],
  }),
});
