import { brass } from '#catalogue/materials.ts';
import { box, cut, cylinder, ellipsoid, pair, plastic } from '#catalogue/mould.ts';
import type { Solid, Vector } from '#sculpt/solid.ts';
import { defineThing } from '../thing.ts';

/** The middle of a chest's lid that stands open by 65 degrees, hinged on the chest's back edge. */
const LID: Vector = [0, 0.196, -0.15];

/** The half of a lid's barrel that is left of it, scooped out. */
const hollow = (barrel: Solid): Solid[] => [
  barrel,
  cut(box(barrel.paint, [0, 0.069, 0.122], [0.6, 0.3, 0.5], 0, [-65, 0, 0])),
  cut(cylinder(barrel.paint, LID, 0.21, 0.39, [0, 0, 90])),
];

export default defineThing({
  id: 'treasure-chest',
  words: {
    en: 'treasure chest, treasure, chest of gold, pirate gold, gold coins',
    de: 'schatz',
    fr: 'tresor',
    es: 'tesoro',
    it: 'forziere',
    pt: 'bau do tesouro',
    nl: 'schatkist',
    emoji: '🪙',
  },
  theme: 'sea',
  stands: true,
  mould: (tint) => {
    const wood = plastic(tint ?? '#8b4a2b', 0.5);
    return {
      size: 0.48,
      grip: [0, 0, 0],
      groups: [
        [box(wood, [0, -0.24, 0], [0.44, 0.2, 0.26], 0.03)],
        hollow(cylinder(wood, LID, 0.26, 0.44, [0, 0, 90], 0.02)),
        ...[-1, 1].map((side) =>
          hollow(cylinder(brass, [side * 0.3, LID[1], LID[2]], 0.27, 0.045, [0, 0, 90])),
        ),
        pair((side) => box(brass, [side * 0.3, -0.24, 0], [0.045, 0.205, 0.27], 0.02)),
        [box(brass, [0, -0.05, 0.245], [0.45, 0.03, 0.025], 0.012)],
        [
          box(brass, [0, -0.13, 0.27], [0.07, 0.08, 0.02], 0.02),
          ellipsoid(plastic('#23222a', 0.5), [0, -0.13, 0.29], [0.022, 0.03, 0.01]),
        ],
        [
          ellipsoid(brass, [0, -0.04, 0.0], [0.38, 0.14, 0.22]),
          ...[
            [-0.2, 0.08, 0.1, 20],
            [0.05, 0.11, 0.12, -25],
            [0.22, 0.06, 0.12, 40],
            [-0.05, 0.12, -0.02, 60],
          ].map(([x = 0, y = 0, z = 0, a = 0]) => cylinder(brass, [x, y, z], 0.085, 0.018, [70, a, a], 0.01)),
        ],
        [
          ellipsoid(plastic('#e4312b', 1), [0.14, 0.1, 0.14], [0.055, 0.055, 0.055]),
          ellipsoid(plastic('#2cb5e8', 1), [-0.12, 0.08, 0.17], [0.05, 0.05, 0.05]),
        ],
      ],
    };
  },
});
