import { brass } from '#catalogue/materials.ts';
import { ellipsoid, plastic, torus, tube } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

export default defineThing({
  id: 'staff',
  words: {
    en: 'staff, magic staff, wizard staff, quarterstaff, sceptre, scepter',
    de: 'zauberstab lang, wanderstab',
  },
  theme: 'fantasy',
  kin: ['staff'],
  mould: (tint) => {
    const wood = plastic('#7a4d2e', 0.4);
    return {
      size: 1.2,
      grip: [0, -0.1, 0],
      heldTurn: [0, 0, 4],
      groups: [
        tube(wood, 0.028, [0.01, -0.5, 0], [-0.012, -0.2, 0], [0.012, 0.1, 0], [0, 0.28, 0]),
        tube(wood, 0.024, [0, 0.28, 0], [-0.08, 0.34, 0], [-0.085, 0.43, 0], [-0.03, 0.49, 0]),
        tube(wood, 0.022, [0, 0.28, 0], [0.075, 0.33, 0], [0.09, 0.4, 0]),
        [ellipsoid(plastic(tint ?? '#3ac4f0', 1), [0, 0.39, 0.01], [0.07, 0.08, 0.07])],
        [torus(brass, [0.005, 0.22, 0], 0.034, 0.014), torus(brass, [0, -0.06, 0], 0.034, 0.012)],
      ],
    };
  },
});
