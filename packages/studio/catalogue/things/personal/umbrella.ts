import { box, capsule, ellipsoid, FACING, metal, plastic, torus } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

export default defineThing({
  id: 'umbrella',
  words: {
    en: 'umbrella, parasol, brolly',
    de: 'regenschirm, sonnenschirm',
    fr: 'parapluie',
    es: 'paraguas, sombrilla',
    it: 'ombrello, ombrellone',
    pt: 'guarda chuva, guarda sol',
    nl: 'paraplu',
    emoji: '☂, ☔, 🌂',
  },
  theme: 'city',
  mould: (tint) => ({
    size: 0.85,
    grip: [0, -0.3, 0],
    heldTurn: [0, 0, 10],
    groups: [
      [
        ellipsoid(plastic(tint ?? '#e4312b', 0.7), [0, 0.12, 0], [0.46, 0.36, 0.46]),
        { ...box(plastic('#ffffff'), [0, -0.2, 0], [0.7, 0.32, 0.7]), cutOut: true },
      ],
      [capsule(metal('#c3c8d0'), [0, -0.4, 0], [0, 0.53, 0], 0.02)],
      [
        torus(plastic('#7a4d2e', 0.6), [0.07, -0.42, 0], 0.07, 0.028, FACING),
        { ...box(plastic('#7a4d2e'), [0.07, -0.33, 0], [0.2, 0.08, 0.2]), cutOut: true },
      ],
    ],
  }),
});
