import { capsule, ellipsoid, plastic } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

export default defineThing({
  id: 'flower',
  words: {
    en: 'flower, rose, tulip, sunflower, daisy, orchid, lily, poppy',
    de: 'blume, sonnenblume, rosen, tulpe',
    fr: 'fleur, tournesol',
    es: 'flor, girasol, una rosa',
    it: 'fiore, girasole',
    pt: 'girassol, flores',
    nl: 'bloem, roos, zonnebloem, tulpen',
    emoji: '🌸, 🌹, 🌻, 🌷, 🌼, 🌺',
  },
  theme: 'garden',
  costume: { colour: 'pink' },
  mould: (tint) => ({
    size: 0.5,
    grip: [0, -0.3, 0],
    heldTurn: [0, 0, 8],
    groups: [
      [capsule(plastic('#2f9b57', 0.4), [0, -0.5, 0], [0, 0.22, 0], 0.028)],
      [ellipsoid(plastic('#2f9b57', 0.4), [0.1, -0.14, 0], [0.12, 0.05, 0.03], 0, [0, 0, 30])],
      Array.from({ length: 8 }, (_, i) => {
        const a = (i * Math.PI) / 4;
        return ellipsoid(
          plastic(tint ?? '#ef7fae', 0.5),
          [Math.sin(a) * 0.16, 0.3 + Math.cos(a) * 0.16, 0],
          [0.09, 0.09, 0.04],
        );
      }),
      [ellipsoid(plastic('#ffc72c', 0.5), [0, 0.3, 0.04], [0.1, 0.1, 0.06])],
    ],
  }),
});
