import { brass, steel } from '#catalogue/materials.ts';
import { blendInto, box, cut, ellipsoid, FACING, plastic, torus } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

export default defineThing({
  id: 'saw',
  words: {
    en: 'handsaw, hand saw, chainsaw, hacksaw, wood saw, a saw, the saw, my saw, his saw, her saw, with saw',
    de: 'motorsage, kettensage, handsage',
    fr: 'scie, tronconneuse',
    es: 'serrucho, motosierra',
    it: 'sega a mano, motosega',
    pt: 'serrote, motosserra, serra',
    nl: 'zaag, kettingzaag',
    emoji: '🪚',
  },
  kin: ['hand-tool'],
  mould: (tint) => ({
    size: 0.5,
    grip: [0.38, 0, 0],
    heldTurn: [0, 0, -40],
    groups: [
      [
        box(steel, [-0.1, 0.02, 0], [0.42, 0.12, 0.016], 0.01),
        cut(box(steel, [-0.3, 0.24, 0], [0.6, 0.12, 0.1], 0, [0, 0, 14])),
        ...Array.from({ length: 8 }, (_, i) =>
          box(steel, [-0.47 + i * 0.095, -0.1, 0], [0.034, 0.034, 0.014], 0.004, [0, 0, 45]),
        ),
      ],
      [
        torus(plastic(tint ?? '#c8502a', 0.7), [0.42, 0, 0], 0.11, 0.05, FACING),
        blendInto(box(plastic(tint ?? '#c8502a', 0.7), [0.32, 0.02, 0], [0.06, 0.14, 0.04], 0.03), 0.05),
      ],
      [
        ellipsoid(brass, [0.3, 0.08, 0.04], [0.022, 0.022, 0.012]),
        ellipsoid(brass, [0.3, -0.03, 0.04], [0.022, 0.022, 0.012]),
      ],
    ],
  }),
});
