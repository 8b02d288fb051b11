import { jetBlack } from '#catalogue/materials.ts';
import { blendInto, capsule, ellipsoid, pair, plastic } from '#catalogue/mould.ts';
import { eyes } from '#catalogue/things/animals/parts/eyes.ts';
import { hex, lighten } from '#colour.ts';
import { defineThing } from '../thing.ts';

export default defineThing({
  id: 'teddy-bear',
  words: {
    en: 'teddy bear, teddy, bear, cuddly toy, soft toy, stuffed animal, plush bear, teddies',
    de: 'teddybar, kuscheltier, stofftier',
    fr: 'ourson, nounours, peluche, doudou',
    es: 'osito, oso de peluche',
    it: 'orsacchiotto',
    pt: 'ursinho de pelucia, ursinho, urso de pelucia',
    nl: 'knuffelbeer, teddybeer, knuffel',
    emoji: '🧸, 🐻',
  },
  stands: true,
  carriable: true,
  costume: { colour: 'brown' },
  mould: (tint) => {
    const coat = tint ?? hex('#b5793f');
    const fur = plastic(coat, 0.15);
    const pale = plastic(lighten(coat, 0.5), 0.15);
    return {
      size: 0.48,
      grip: [0, 0, 0],
      groups: [
        [
          ellipsoid(fur, [0, -0.18, 0], [0.23, 0.26, 0.2]),
          ...pair((side) =>
            blendInto(capsule(fur, [side * 0.2, -0.04, 0.06], [side * 0.33, -0.2, 0.14], 0.085, 0.09), 0.03),
          ),
          ...pair((side) =>
            blendInto(capsule(fur, [side * 0.14, -0.36, 0.08], [side * 0.22, -0.38, 0.26], 0.11, 0.12), 0.03),
          ),
        ],
        [
          ellipsoid(fur, [0, 0.24, 0.03], [0.26, 0.23, 0.22]),
          ...pair((side) => blendInto(ellipsoid(fur, [side * 0.2, 0.43, 0], [0.095, 0.095, 0.06]), 0.03)),
        ],
        pair((side) => ellipsoid(pale, [side * 0.205, 0.43, 0.045], [0.05, 0.05, 0.03])),
        [ellipsoid(pale, [0, 0.17, 0.2], [0.13, 0.1, 0.1])],
        [ellipsoid(jetBlack, [0, 0.21, 0.295], [0.045, 0.032, 0.025])],
        eyes(0.1, 0.29, 0.215, 0.03),
        pair((side) => ellipsoid(pale, [side * 0.235, -0.385, 0.365], [0.075, 0.08, 0.03])),
        [
          ellipsoid(plastic('#e4312b', 0.7), [-0.09, 0.02, 0.21], [0.085, 0.06, 0.035], 0, [0, 0, -14]),
          ellipsoid(plastic('#e4312b', 0.7), [0.09, 0.02, 0.21], [0.085, 0.06, 0.035], 0, [0, 0, 14]),
          ellipsoid(plastic('#b8142f', 0.7), [0, 0.02, 0.23], [0.035, 0.04, 0.03]),
        ],
      ],
    };
  },
});
