import { pine, white } from '#catalogue/materials.ts';
import { blendInto, box, capsule, ellipsoid, plastic, torus } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

/** A cricket bat, its blade up, and a red ball. */
export default defineThing({
  id: 'cricket-bat',
  words: {
    en: 'cricket bat, cricket, cricket bat and ball',
    emoji: '🏏',
  },
  theme: 'sport',
  mould: (tint) => {
    const grip = plastic(tint ?? '#2563c9', 0.4);
    return {
      size: 0.85,
      grip: [0, -0.34, 0],
      heldTurn: [0, 0, 14],
      groups: [
        [
          box(pine, [0, 0.18, 0], [0.1, 0.3, 0.035], 0.03),
          blendInto(capsule(pine, [0, -0.06, 0], [0, -0.2, 0], 0.07, 0.035), 0.05),
        ],
        [
          box(grip, [0, 0.26, 0.036], [0.075, 0.09, 0.006], 0.005),
          box(white, [0, 0.08, 0.036], [0.075, 0.03, 0.006], 0.005),
        ],
        [capsule(grip, [0, -0.18, 0], [0, -0.47, 0], 0.04, 0.043)],
        [ellipsoid(plastic('#a81f24', 0.8), [0.22, -0.38, 0.02], [0.1, 0.1, 0.1])],
        [torus(white, [0.22, -0.38, 0.02], 0.1, 0.01, [90, 20, 0])],
      ],
    };
  },
});
