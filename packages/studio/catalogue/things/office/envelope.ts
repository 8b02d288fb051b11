import { blendInto, box, capsule, ellipsoid, pair, plastic } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

export default defineThing({
  id: 'envelope',
  words: {
    en: 'envelope, letter, love letter, mail, post card, postcard',
    de: 'briefumschlag',
    fr: 'lettre',
    es: 'carta de amor',
    it: 'busta, lettera',
    pt: 'cartas de correio',
    nl: 'envelop',
    emoji: '✉, 📧, 💌, 📩',
  },
  theme: 'office',
  mould: (tint) => {
    const paper = plastic(tint ?? '#fbf3df', 0.3);
    const fold = plastic(tint ? '#f4f2ec' : '#e2d3ae', 0.3);
    return {
      size: 0.34,
      grip: [0, -0.3, 0],
      groups: [
        [box(paper, [0, 0, 0], [0.5, 0.34, 0.04], 0.03)],
        pair((side) => capsule(fold, [side * 0.46, 0.29, 0.035], [0, -0.03, 0.045], 0.016)),
        pair((side) => capsule(fold, [side * 0.46, -0.29, 0.035], [side * 0.17, 0.06, 0.04], 0.012)),
        [
          ellipsoid(plastic('#e4312b', 0.9), [-0.045, 0.02, 0.06], [0.075, 0.075, 0.04]),
          blendInto(ellipsoid(plastic('#e4312b', 0.9), [0.045, 0.02, 0.06], [0.075, 0.075, 0.04]), 0.01),
          blendInto(capsule(plastic('#e4312b', 0.9), [0, -0.01, 0.06], [0, -0.1, 0.05], 0.06, 0.012), 0.03),
        ],
      ],
    };
  },
});
