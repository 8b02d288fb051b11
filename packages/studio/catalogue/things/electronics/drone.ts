import { glossyBlack } from '#catalogue/materials.ts';
import { blendInto, capsule, cylinder, ellipsoid, plastic } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

export default defineThing({
  id: 'drone',
  words: {
    en: 'drone, quadcopter, helicopter',
    emoji: '🚁',
  },
  mould: (tint) => {
    const shell = plastic(tint ?? '#f4f2ec', 0.85);
    return {
      size: 0.35,
      grip: [0, -0.2, 0],
      groups: [
        [
          ellipsoid(shell, [0, 0, 0], [0.24, 0.12, 0.22]),
          ...[
            [-1, -1],
            [1, -1],
            [-1, 1],
            [1, 1],
          ].map(([x = 0, z = 0]) =>
            blendInto(capsule(shell, [x * 0.1, 0, z * 0.1], [x * 0.44, 0.08, z * 0.34], 0.045), 0.04),
          ),
        ],
        [
          [-1, -1],
          [1, -1],
          [-1, 1],
          [1, 1],
        ].map(([x = 0, z = 0]) => cylinder(glossyBlack, [x * 0.44, 0.15, z * 0.34], 0.05, 0.06)),
        [
          [-1, -1],
          [1, -1],
          [-1, 1],
          [1, 1],
        ].map(([x = 0, z = 0]) =>
          ellipsoid(plastic('#49b6e8', 0.9), [x * 0.44, 0.22, z * 0.34], [0.25, 0.014, 0.05], 0, [
            0,
            x * 25 + z * 15,
            0,
          ]),
        ),
        [ellipsoid(glossyBlack, [0, -0.12, 0.12], [0.1, 0.09, 0.09])],
        [ellipsoid(plastic('#2c4f9a', 1), [0, -0.12, 0.2], [0.05, 0.05, 0.03])],
        [ellipsoid(plastic('#e4312b', 1), [0, 0.06, 0.18], [0.03, 0.02, 0.02])],
      ],
    };
  },
});
