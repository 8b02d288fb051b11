import { box, capsule, cut, cylinder, ellipsoid, FACING, plastic, torus } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

export default defineThing({
  id: 'roller-skate',
  words: {
    en: 'roller skate, roller skates, roller skating, rollerblades, rollerblading, inline skates, ice skates, ice skate, ice skating, figure skating',
    de: 'rollschuhe, inliner, schlittschuhe, inlineskates',
    fr: 'patins a roulettes, rollers',
    es: 'patines',
    it: 'pattini a rotelle',
    pt: 'patins',
    nl: 'rolschaatsen, schaatsen, rolschaats',
    emoji: '🛼, ⛸',
  },
  theme: 'sport',
  isSet: true,
  mould: (tint) => {
    const boot = plastic(tint ?? '#f4f2ec', 0.8);
    const trim = plastic('#e4312b', 0.8);
    return {
      size: 0.42,
      grip: [-0.1, 0.3, 0],
      groups: [
        [
          capsule(boot, [-0.16, 0.34, 0], [-0.16, -0.08, 0], 0.16, 0.15),
          capsule(boot, [-0.14, -0.1, 0], [0.26, -0.13, 0], 0.15, 0.12, 0.1),
          cut(box(boot, [-0.16, 0.56, 0], [0.3, 0.16, 0.3])),
        ],
        [torus(trim, [-0.16, 0.38, 0], 0.145, 0.03)],
        [box(trim, [0.04, -0.25, 0], [0.4, 0.03, 0.14], 0.03)],
        ...[-0.22, 0.26].flatMap((x) => [
          [cylinder(trim, [x, -0.38, 0.1], 0.1, 0.05, FACING, 0.03)],
          [cylinder(plastic('#ffc72c', 0.8), [x, -0.38, 0.14], 0.04, 0.03, FACING)],
        ]),
        [ellipsoid(plastic('#2cb5e8', 0.6), [0.44, -0.3, 0], [0.06, 0.08, 0.06])],
        [0.22, 0.12, 0.02].map((y, i) =>
          capsule(trim, [-0.06 + i * 0.06, y, 0.1], [0.02 + i * 0.06, y - 0.02, 0.06], 0.018),
        ),
      ],
    };
  },
});
