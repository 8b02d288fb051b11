import { box, cut, cylinder, ellipsoid, FACING, plastic } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

export default defineThing({
  id: 'fries',
  words: {
    en: 'fries, french fries, chips and curry, fish and chips',
    de: 'pommes, pommes frites',
    fr: 'frites',
    es: 'patatas fritas',
    it: 'patatine',
    pt: 'batatas fritas',
    nl: 'patat, friet, frieten, frietjes, patatje',
    emoji: '🍟',
  },
  mould: (tint) => {
    const carton = plastic(tint ?? '#d92b2b', 0.6);
    const potato = plastic('#f5c542', 0.4);
    return {
      size: 0.42,
      grip: [0, -0.3, 0],
      groups: [
        [-0.24, -0.14, -0.05, 0.05, 0.14, 0.24].map((x, i) =>
          box(potato, [x, 0.2 + (i % 3) * 0.06, -0.03 + (i % 2) * 0.06], [0.04, 0.26, 0.04], 0.01, [
            0,
            0,
            -x * 40,
          ]),
        ),
        [-0.18, -0.02, 0.17].map((x, i) =>
          box(potato, [x, 0.14 + i * 0.03, 0.08], [0.04, 0.24, 0.04], 0.01, [0, 0, -x * 30]),
        ),
        [
          box(carton, [0, -0.2, 0.02], [0.3, 0.3, 0.14], 0.02),
          cut(cylinder(carton, [0, 0.2, 0.1], 0.22, 0.4, FACING)),
        ],
        [ellipsoid(plastic('#ffc72c', 0.6), [0, -0.24, 0.16], [0.13, 0.13, 0.03])],
      ],
    };
  },
});
