import { box, capsule, metal, plastic } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

export default defineThing({
  id: 'briefcase',
  words: {
    en: 'briefcase, attache case, work bag',
    de: 'aktentasche',
    fr: 'porte documents, mallette',
    es: 'maletin',
    it: 'valigetta',
    pt: 'pasta executiva',
    nl: 'aktetas',
    emoji: '💼',
  },
  theme: 'office',
  kin: ['bag'],
  mould: (tint) => ({
    size: 0.4,
    grip: [0, 0.42, 0],
    groups: [
      [box(plastic(tint ?? '#6b3f23', 0.6), [0, -0.1, 0], [0.56, 0.36, 0.15], 0.06)],
      [box(plastic('#3d2414', 0.6), [0, 0.04, 0], [0.57, 0.02, 0.16], 0.01)],
      [
        capsule(plastic('#3d2414', 0.6), [-0.16, 0.24, 0], [-0.12, 0.4, 0], 0.03),
        capsule(plastic('#3d2414', 0.6), [-0.12, 0.4, 0], [0.12, 0.4, 0], 0.035),
        capsule(plastic('#3d2414', 0.6), [0.12, 0.4, 0], [0.16, 0.24, 0], 0.03),
      ],
      ...[-1, 1].map((side) => [box(metal('#e0b13a'), [side * 0.3, 0.04, 0.15], [0.05, 0.06, 0.02], 0.01)]),
    ],
  }),
});
