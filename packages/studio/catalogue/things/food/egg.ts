import { blendInto, box, capsule, cut, cylinder, ellipsoid, plastic, torus } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

/** A boiled egg in its cup. */
export default defineThing({
  id: 'egg',
  words: {
    en: 'egg, eggs, boiled egg, boiled eggs, easter egg, easter eggs',
    de: 'osterei, ostereier, eier',
    fr: 'oeuf, oeufs de paques',
    es: 'huevo',
    it: 'uovo',
    pt: 'ovo',
    nl: 'ei, eieren',
    emoji: '🥚',
  },
  theme: 'kitchen',
  costume: { colour: 'cream' },
  mould: (tint) => {
    const cup = plastic('#3f8fd9', 0.8);
    return {
      size: 0.34,
      grip: [0, -0.3, 0],
      groups: [
        [
          ellipsoid(plastic(tint ?? '#e9bd8c', 0.5), [0, 0.08, 0], [0.27, 0.3, 0.27]),
          blendInto(ellipsoid(plastic(tint ?? '#e9bd8c', 0.5), [0, 0.2, 0], [0.2, 0.28, 0.2]), 0.1),
        ],
        [ellipsoid(cup, [0, 0.02, 0], [0.35, 0.32, 0.35]), cut(box(cup, [0, 0.33, 0], [0.6, 0.3, 0.6]))],
        [torus(plastic('#f8f5ec', 0.7), [0, 0.02, 0], 0.32, 0.035)],
        [
          capsule(cup, [0, -0.24, 0], [0, -0.4, 0], 0.08),
          blendInto(cylinder(cup, [0, -0.43, 0], 0.24, 0.035, [0, 0, 0], 0.03), 0.06),
        ],
      ],
    };
  },
});
