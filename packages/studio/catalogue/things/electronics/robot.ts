import { steel } from '#catalogue/materials.ts';
import { box, capsule, cylinder, ellipsoid, FACING, pair, plastic } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

export default defineThing({
  id: 'robot',
  words: { en: 'robot, android, cyborg, droid', de: 'roboter', fr: 'un robot', pt: 'robo', emoji: '🤖' },
  theme: 'space',
  stands: true,
  costume: { colour: 'silver' },
  mould: (tint) => {
    const shell = plastic(tint ?? '#b9c3cf', 0.8);
    const dark = plastic('#2b3340', 0.8);
    const glow = plastic('#49e0ff', 1);
    return {
      size: 0.55,
      grip: [0, 0, 0],
      groups: [
        [box(shell, [0, 0.2, 0], [0.25, 0.18, 0.18], 0.07)],
        [box(dark, [0, 0.2, 0.17], [0.2, 0.12, 0.025], 0.05)],
        pair((side) => ellipsoid(glow, [side * 0.09, 0.22, 0.19], [0.05, 0.06, 0.03])),
        [capsule(glow, [-0.05, 0.12, 0.195], [0.05, 0.12, 0.195], 0.014)],
        [
          capsule(steel, [0, 0.36, 0], [0, 0.46, 0], 0.018),
          ellipsoid(plastic('#e4312b', 1), [0, 0.48, 0], [0.05, 0.05, 0.05]),
        ],
        [box(shell, [0, -0.16, 0], [0.2, 0.16, 0.14], 0.06)],
        [
          cylinder(plastic('#ffc72c', 0.9), [-0.07, -0.12, 0.14], 0.045, 0.02, FACING),
          cylinder(plastic('#e4312b', 0.9), [0.07, -0.12, 0.14], 0.045, 0.02, FACING),
        ],
        ...[-1, 1].map((side) => [
          capsule(dark, [side * 0.22, -0.08, 0], [side * 0.34, -0.24, 0.06], 0.05),
          ellipsoid(shell, [side * 0.35, -0.27, 0.07], [0.08, 0.08, 0.08]),
        ]),
        pair((side) => capsule(dark, [side * 0.1, -0.3, 0], [side * 0.1, -0.4, 0], 0.055)),
        pair((side) => box(shell, [side * 0.11, -0.45, 0.04], [0.09, 0.05, 0.12], 0.045)),
      ],
    };
  },
});
