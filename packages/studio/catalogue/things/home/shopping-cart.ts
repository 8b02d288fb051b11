import { rubber, steel } from '#catalogue/materials.ts';
import { box, capsule, cylinder, ellipsoid, FACING, plastic, tube } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

/** A trolley of wire from its side, its handle to the right. */
export default defineThing({
  id: 'shopping-cart',
  words: {
    en: 'shopping cart, shopping trolley, supermarket trolley, grocery cart, trolley',
    de: 'einkaufswagen',
    fr: 'chariot de courses',
    es: 'carrito de compras, carrito de la compra',
    it: 'carrello della spesa',
    pt: 'carrinho de compras',
    nl: 'winkelwagen',
    emoji: '🛒',
  },
  theme: 'city',
  stands: true,
  mould: (tint) => {
    const grip = plastic(tint ?? '#e4312b', 0.8);
    const side = (z: number) => [
      capsule(steel, [-0.46, 0.12, z], [0.42, 0.24, z], 0.024),
      capsule(steel, [-0.36, -0.16, z], [0.36, -0.16, z], 0.022),
      capsule(steel, [-0.41, -0.02, z], [0.39, 0.04, z], 0.013),
      capsule(steel, [-0.46, 0.12, z], [-0.36, -0.16, z], 0.02),
      ...[-0.22, -0.06, 0.1, 0.25].map((x) =>
        capsule(steel, [x * 1.08, 0.15 + x * 0.13, z], [x, -0.16, z], 0.013),
      ),
    ];
    return {
      size: 0.66,
      grip: [0, 0, 0],
      groups: [
        side(0.2),
        [
          capsule(steel, [-0.46, 0.12, -0.2], [0.42, 0.24, -0.2], 0.024),
          capsule(steel, [-0.36, -0.16, -0.2], [0.36, -0.16, -0.2], 0.022),
        ],
        [capsule(steel, [-0.46, 0.12, -0.2], [-0.46, 0.12, 0.2], 0.024)],
        [-1, 1].flatMap((z) =>
          tube(steel, 0.026, [0.5, 0.32, z * 0.2], [0.34, -0.36, z * 0.19], [-0.36, -0.36, z * 0.18]),
        ),
        [capsule(grip, [0.52, 0.34, -0.22], [0.52, 0.34, 0.22], 0.045)],
        [-0.3, 0.3].flatMap((x) =>
          [-0.17, 0.18].map((z) => cylinder(rubber, [x, -0.44, z], 0.075, 0.035, FACING, 0.02)),
        ),
        [box(plastic('#dcb377', 0.3), [0.06, 0.02, 0], [0.16, 0.17, 0.12], 0.015)],
        [ellipsoid(plastic('#e4312b', 0.8), [-0.2, -0.02, 0.02], [0.12, 0.12, 0.11])],
      ],
    };
  },
});
