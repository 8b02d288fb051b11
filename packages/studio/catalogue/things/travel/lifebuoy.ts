import { snowWhite } from '#catalogue/materials.ts';
import { box, cut, FACING, plastic, torus } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

export default defineThing({
  id: 'lifebuoy',
  words: {
    en: 'lifebuoy, life ring, life buoy, life preserver, rescue ring',
    de: 'rettungsring',
    fr: 'bouee',
    es: 'salvavidas',
    it: 'salvagente',
    pt: 'boia salva vidas',
    nl: 'reddingsboei',
    emoji: '🛟',
  },
  theme: 'sea',
  mould: (tint) => {
    const band = plastic(tint ?? '#e4312b', 0.7);
    return {
      size: 0.42,
      grip: [0, -0.34, 0],
      groups: [
        [torus(snowWhite, [0, 0, 0], 0.34, 0.12, FACING)],
        [
          torus(band, [0, 0, 0], 0.34, 0.126, FACING),
          cut(box(band, [0, 0, 0], [0.17, 0.8, 0.4], 0.01, [0, 0, 45])),
          cut(box(band, [0, 0, 0], [0.17, 0.8, 0.4], 0.01, [0, 0, -45])),
        ],
        [torus(plastic('#e3c58a', 0.3), [0, 0, 0.02], 0.475, 0.02, FACING)],
      ],
    };
  },
});
