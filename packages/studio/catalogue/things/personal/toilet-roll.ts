import { box, cut, cylinder, plastic, torus } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

export default defineThing({
  id: 'toilet-roll',
  words: {
    en: 'toilet paper, toilet roll, loo roll, toilet rolls',
    de: 'klopapier, toilettenpapier, wc papier',
    fr: 'papier toilette',
    es: 'papel higienico',
    it: 'carta igienica',
    nl: 'wc rol, toiletpapier',
    emoji: '🧻',
  },
  mould: (tint) => {
    const paper = plastic(tint ?? '#fbf8f0', 0.15);
    return {
      size: 0.36,
      grip: [0.3, -0.2, 0],
      groups: [
        [
          cylinder(paper, [0, 0, 0], 0.38, 0.36, [0, 0, 0], 0.04),
          cut(cylinder(paper, [0, 0.3, 0], 0.15, 0.3)),
        ],
        [torus(plastic('#b98d5f', 0.2), [0, 0.34, 0], 0.15, 0.025)],
        [box(paper, [0.3, -0.22, 0.3], [0.1, 0.36, 0.015], 0.01, [0, 40, 0])],
        [torus(plastic('#e6e0d4', 0.1), [0, 0.365, 0], 0.26, 0.01)],
      ],
    };
  },
});
