import { ink, jetBlack } from '#catalogue/materials.ts';
import { blendInto, box, capsule, ellipsoid, pair, plastic } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

export default defineThing({
  id: 'skull',
  words: {
    en: 'skull, skeleton',
    de: 'schadel',
    fr: 'crane humain',
    es: 'craneo',
    it: 'teschio',
    pt: 'caveira',
    nl: 'doodskop, schedel',
    emoji: '💀, ☠',
  },
  theme: 'fantasy',
  costume: { colour: 'black' },
  mould: (tint) => {
    const bone = plastic(tint ?? '#f3ecd8', 0.4);
    return {
      size: 0.36,
      grip: [0, -0.34, 0],
      groups: [
        [
          ellipsoid(bone, [0, 0.12, 0], [0.34, 0.32, 0.32]),
          blendInto(box(bone, [0, -0.22, 0.08], [0.18, 0.13, 0.16], 0.06), 0.08),
          ...pair((side) => blendInto(ellipsoid(bone, [side * 0.2, -0.08, 0.16], [0.1, 0.08, 0.1]), 0.04)),
        ],
        pair((side) => ellipsoid(jetBlack, [side * 0.135, 0.06, 0.25], [0.095, 0.105, 0.075])),
        [capsule(jetBlack, [0, -0.02, 0.3], [0, -0.1, 0.28], 0.02, 0.045)],
        [-0.105, -0.035, 0.035, 0.105].map((x) => box(ink, [x, -0.27, 0.235], [0.008, 0.07, 0.012], 0.004)),
        [box(ink, [0, -0.24, 0.237], [0.15, 0.008, 0.01], 0.004)],
      ],
    };
  },
});
