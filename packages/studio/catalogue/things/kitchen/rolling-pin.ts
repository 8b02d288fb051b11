import { steel } from '#catalogue/materials.ts';
import { blendInto, capsule, cylinder, plastic, torus } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

export default defineThing({
  id: 'rolling-pin',
  words: {
    en: 'rolling pin',
    de: 'nudelholz',
    fr: 'rouleau a patisserie',
    es: 'rodillo de cocina',
    it: 'mattarello',
    pt: 'rolo de massa',
    nl: 'deegroller',
  },
  theme: 'kitchen',
  kin: ['kitchen-tool'],
  mould: (tint) => {
    const wood = plastic(tint ?? '#d9a866', 0.5);
    const handle = plastic('#9a5f33', 0.6);
    return {
      size: 0.52,
      grip: [0, -0.42, 0],
      heldTurn: [0, 0, 12],
      groups: [
        [cylinder(wood, [0, 0, 0], 0.14, 0.3, [0, 0, 0], 0.04)],
        [-1, 1].map((end) => cylinder(steel, [0, end * 0.31, 0], 0.06, 0.02)),
        ...[-1, 1].map((end) => [
          capsule(handle, [0, end * 0.34, 0], [0, end * 0.41, 0], 0.04, 0.062),
          blendInto(capsule(handle, [0, end * 0.41, 0], [0, end * 0.47, 0], 0.062, 0.05), 0.03),
        ]),
        [-0.2, 0.2].map((y) => torus(handle, [0, y, 0], 0.135, 0.012)),
      ],
    };
  },
});
