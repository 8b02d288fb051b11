import { oak } from '#catalogue/materials.ts';
import { blendInto, capsule, ellipsoid, plastic } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

export default defineThing({
  id: 'paddle',
  words: {
    en: 'paddle, oar, kayak, kayaking, canoe, canoeing, rowing',
    de: 'ruder',
    fr: 'pagaie',
    es: 'remo',
    it: 'pagaia',
    nl: 'peddel',
    emoji: '🛶, 🚣',
  },
  theme: 'sea',
  mould: (tint) => {
    const blade = plastic(tint ?? '#e4512b', 0.7);
    return {
      size: 0.8,
      grip: [0, 0.1, 0],
      heldTurn: [0, 0, 10],
      groups: [
        [capsule(oak, [0, 0.56, 0], [0, -0.2, 0], 0.03)],
        [capsule(oak, [-0.075, 0.58, 0], [0.075, 0.58, 0], 0.036)],
        [
          ellipsoid(blade, [0, -0.4, 0], [0.13, 0.25, 0.035]),
          blendInto(capsule(blade, [0, -0.16, 0], [0, -0.3, 0], 0.036, 0.07), 0.05),
        ],
        [capsule(plastic('#fbf8ef', 0.6), [-0.09, -0.5, 0.03], [0.09, -0.5, 0.03], 0.018)],
      ],
    };
  },
});
