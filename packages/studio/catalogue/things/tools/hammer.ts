import { beech, steel } from '#catalogue/materials.ts';
import { blendInto, box, capsule, cylinder, plastic } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

export default defineThing({
  id: 'hammer',
  words: {
    en: 'hammer, mallet',
    de: 'hammer und nagel, ein hammer',
    fr: 'marteau',
    es: 'martillo',
    it: 'martello',
    pt: 'martelo',
    nl: 'hamer',
    emoji: '🔨, ⚒, 🛠',
  },
  kin: ['hand-tool', 'weapon'],
  mould: (tint) => ({
    size: 0.55,
    grip: [0, -0.3, 0],
    heldTurn: [0, 0, 14],
    groups: [
      [capsule(beech, [0, 0.3, 0], [0, -0.1, 0], 0.04, 0.042)],
      [capsule(plastic(tint ?? '#e4312b', 0.5), [0, -0.14, 0], [0, -0.46, 0], 0.055, 0.06)],
      [
        box(steel, [0.02, 0.34, 0], [0.12, 0.075, 0.07], 0.025),
        blendInto(cylinder(steel, [0.2, 0.34, 0], 0.08, 0.06, [0, 0, 90], 0.02), 0.03),
        blendInto(capsule(steel, [-0.1, 0.36, 0], [-0.22, 0.32, 0], 0.055, 0.045), 0.03),
        blendInto(capsule(steel, [-0.22, 0.32, 0], [-0.29, 0.22, 0], 0.045, 0.02), 0.02),
      ],
    ],
  }),
});
