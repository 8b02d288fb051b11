import { blendInto, box, capsule, cut, ellipsoid, plastic, torus } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

export default defineThing({
  id: 'broom',
  words: {
    en: 'broom, broomstick, mop',
    de: 'besen',
    fr: 'balai',
    es: 'escoba',
    it: 'scopa',
    pt: 'vassoura',
    nl: 'bezem',
    emoji: '🧹',
  },
  theme: 'fantasy',
  kin: ['staff', 'sweeping'],
  mould: (tint) => {
    const straw = plastic(tint ?? '#e0b65a', 0.2);
    return {
      size: 1,
      grip: [0, 0.1, 0],
      heldTurn: [0, 0, 8],
      groups: [
        [capsule(plastic('#7a4d2e', 0.4), [0.04, 0.5, 0], [0, -0.16, 0], 0.026)],
        [
          {
            ...ellipsoid(straw, [0, -0.3, 0], [0.13, 0.2, 0.09]),
            groove: { depth: 0.012, density: 12, phase: 0 },
          },
          cut(box(straw, [0, -0.6, 0], [0.3, 0.14, 0.3])),
          blendInto(capsule(straw, [0, -0.1, 0], [0, -0.2, 0], 0.04, 0.06), 0.04),
        ],
        [-0.09, -0.045, 0, 0.045, 0.09].map((x) =>
          capsule(straw, [x * 0.7, -0.3, 0.05], [x * 1.3, -0.5, 0.03], 0.026, 0.016),
        ),
        [torus(plastic('#d92b2b', 0.5), [0, -0.17, 0], 0.065, 0.022)],
      ],
    };
  },
});
