import { mattBlack } from '#catalogue/materials.ts';
import { box, capsule, ellipsoid, pair, plastic } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

export default defineThing({
  id: 'armchair',
  words: {
    en: 'armchair, arm chair, easy chair, recliner, comfy chair, sofa, couch, settee',
    de: 'sessel, bank im wohnzimmer',
    fr: 'fauteuil, canape',
    es: 'sillon',
    it: 'poltrona, divano',
    emoji: '🛋',
  },
  stands: true,
  mould: (tint) => {
    const cloth = plastic(tint ?? '#2f6f63', 0.25);
    return {
      size: 0.72,
      grip: [0, 0, 0],
      groups: [
        [box(cloth, [0, 0.1, -0.22], [0.42, 0.38, 0.11], 0.1)],
        [box(cloth, [0, -0.2, 0.04], [0.34, 0.16, 0.3], 0.06)],
        [box(cloth, [0, -0.05, 0.08], [0.3, 0.07, 0.27], 0.06)],
        ...pair((side) => box(cloth, [side * 0.4, -0.12, 0.06], [0.12, 0.24, 0.32], 0.1)).map((one) => [one]),
        pair((side) => capsule(mattBlack, [side * 0.38, -0.36, 0.28], [side * 0.4, -0.46, 0.3], 0.045, 0.03)),
        [ellipsoid(plastic('#f0c04a', 0.3), [0.08, 0.14, 0.02], [0.18, 0.17, 0.08])],
      ],
    };
  },
});
