import { rosePink, snowWhite } from '#catalogue/materials.ts';
import { blendInto, capsule, ellipsoid, pair, plastic, tube } from '#catalogue/mould.ts';
import { hex } from '#colour.ts';
import { defineThing } from '../thing.ts';
import { eyes } from './parts/eyes.ts';

/** A mouse that sits up, its long tail beside it. */
export default defineThing({
  id: 'mouse',
  words: {
    en: 'mouse, mice, rat, pet mouse, pet rat, little mouse',
    de: 'maus, ratte',
    fr: 'souris',
    es: 'raton',
    it: 'topolino',
    pt: 'ratinho',
    nl: 'muis',
    emoji: '🐭, 🐁, 🐀',
  },
  theme: 'garden',
  kin: ['animal'],
  stands: true,
  costume: { colour: 'grey' },
  mould: (tint) => {
    const coat = tint ?? hex('#a2a4ac');
    const fur = plastic(coat, 0.3);
    const hair = plastic('#4a474d', 0.3);
    return {
      size: 0.36,
      grip: [0, 0, 0],
      groups: [
        [
          ellipsoid(fur, [0, -0.24, -0.02], [0.2, 0.24, 0.18]),
          ...pair((side) =>
            blendInto(capsule(fur, [side * 0.15, -0.16, 0.08], [side * 0.06, -0.2, 0.2], 0.05, 0.04), 0.02),
          ),
        ],
        [ellipsoid(snowWhite, [0, -0.25, 0.08], [0.13, 0.17, 0.11])],
        pair((side) => ellipsoid(fur, [side * 0.25, 0.3, -0.02], [0.19, 0.19, 0.06])),
        pair((side) => ellipsoid(rosePink, [side * 0.25, 0.3, 0.025], [0.13, 0.13, 0.04])),
        [
          ellipsoid(fur, [0, 0.12, 0.04], [0.22, 0.19, 0.18]),
          blendInto(capsule(fur, [0, 0.09, 0.16], [0, 0.06, 0.28], 0.11, 0.05), 0.04),
        ],
        [ellipsoid(rosePink, [0, 0.07, 0.33], [0.045, 0.04, 0.035])],
        eyes(0.1, 0.17, 0.2, 0.04),
        [-1, 1].flatMap((side) =>
          [0.01, 0.07].map((y) =>
            capsule(hair, [side * 0.07, y + 0.03, 0.26], [side * 0.24, y + (y - 0.03), 0.26], 0.008),
          ),
        ),
        pair((side) => ellipsoid(rosePink, [side * 0.13, -0.46, 0.1], [0.08, 0.03, 0.11])),
        tube(
          rosePink,
          0.028,
          [0.14, -0.42, -0.12],
          [0.38, -0.42, -0.08],
          [0.46, -0.24, -0.06],
          [0.4, -0.1, -0.06],
        ),
      ],
    };
  },
});
