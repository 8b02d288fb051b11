import { blendInto, capsule, cylinder, ellipsoid, plastic } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

export default defineThing({
  id: 'hourglass',
  words: {
    en: 'hourglass, sand timer, egg timer',
    de: 'sanduhr',
    fr: 'sablier',
    es: 'reloj de arena',
    it: 'clessidra',
    pt: 'ampulheta',
    nl: 'zandloper',
    emoji: '⏳, ⌛',
  },
  theme: 'fantasy',
  mould: (tint) => {
    const frame = plastic(tint ?? '#8a5530', 0.6);
    const glass = plastic('#cfe9f2', 1);
    const sand = plastic('#f0c274', 0.3);
    return {
      size: 0.42,
      grip: [0, 0, 0],
      groups: [
        [0.46, -0.46].map((y) => cylinder(frame, [0, y, 0], 0.3, 0.045, [0, 0, 0], 0.03)),
        [
          capsule(glass, [0, 0.28, 0], [0, 0.02, 0], 0.2, 0.045),
          blendInto(capsule(glass, [0, -0.28, 0], [0, -0.02, 0], 0.2, 0.045), 0.03),
        ],
        [capsule(sand, [0, 0.14, 0.06], [0, 0.02, 0.03], 0.12, 0.03)],
        [capsule(sand, [0, -0.3, 0.06], [0, -0.2, 0.05], 0.17, 0.06)],
        [-0.24, 0.24].map((x) => capsule(frame, [x, -0.44, 0.06], [x, 0.44, 0.06], 0.03)),
        [-0.24, 0.24].map((x) => ellipsoid(frame, [x, 0, 0.06], [0.05, 0.06, 0.05])),
      ],
    };
  },
});
