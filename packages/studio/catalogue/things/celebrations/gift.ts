import { box, capsule, ellipsoid, pair, plastic } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

export default defineThing({
  id: 'gift',
  words: {
    en: 'gift, presents, christmas, a present, birthday present, christmas present, gift box',
    de: 'geschenk, geschenke',
    fr: 'cadeau, cadeaux',
    es: 'regalo, regalos',
    it: 'regali',
    pt: 'presente',
    nl: 'cadeautje',
    emoji: '🎁',
  },
  stands: true,
  carriable: true,
  mould: (tint) => {
    const paper = plastic(tint ?? '#2cb5e8', 0.7);
    const ribbon = plastic('#e4312b', 0.8);
    return {
      size: 0.4,
      grip: [0, -0.4, 0],
      groups: [
        [box(paper, [0, -0.18, 0], [0.34, 0.26, 0.3], 0.03)],
        [box(paper, [0, 0.1, 0], [0.38, 0.075, 0.34], 0.03)],
        [
          box(ribbon, [0, -0.18, 0], [0.065, 0.262, 0.31], 0.02),
          box(ribbon, [0, 0.1, 0], [0.07, 0.082, 0.35], 0.02),
          box(ribbon, [0, 0.1, 0], [0.39, 0.082, 0.065], 0.02),
        ],
        pair((side) =>
          ellipsoid(ribbon, [side * 0.15, 0.29, 0.02], [0.16, 0.085, 0.09], 0, [0, 0, side * 30]),
        ),
        [ellipsoid(ribbon, [0, 0.22, 0.05], [0.065, 0.065, 0.065])],
        pair((side) => capsule(ribbon, [side * 0.03, 0.21, 0.1], [side * 0.16, 0.17, 0.28], 0.03, 0.04)),
      ],
    };
  },
});
