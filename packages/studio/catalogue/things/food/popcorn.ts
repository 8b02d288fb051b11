import { box, capsule, cut, ellipsoid, plastic } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

const butter = plastic('#f7cf63', 0.4);

export default defineThing({
  id: 'popcorn',
  words: { en: 'popcorn, pop corn', es: 'palomitas', pt: 'pipoca', emoji: '🍿' },
  theme: 'kitchen',
  mould: (tint) => {
    const red = plastic(tint ?? '#e4312b', 0.5);
    const paper = plastic('#fbf8ef', 0.5);
    const corn = plastic('#fdf0c4', 0.3);
    const kernels = [
      [-0.18, 0.17, 0.06],
      [0.18, 0.17, 0.06],
      [0, 0.18, 0.18],
      [-0.1, 0.28, 0.06],
      [0.1, 0.28, 0.04],
      [0, 0.37, 0.02],
      [-0.22, 0.16, -0.08],
      [0.22, 0.16, -0.08],
      [0.08, 0.2, -0.14],
      [-0.08, 0.22, 0.16],
      [0.1, 0.22, 0.15],
    ] as const;
    return {
      size: 0.42,
      grip: [0, -0.2, 0],
      groups: [
        [
          capsule(paper, [0, -0.3, 0], [0, 0.02, 0], 0.2, 0.29),
          cut(box(paper, [0, -0.62, 0], [0.5, 0.2, 0.5])),
          cut(box(paper, [0, 0.34, 0], [0.5, 0.2, 0.5])),
        ],
        [-0.62, -0.2, 0.2, 0.62].map((turn) =>
          capsule(
            red,
            [Math.sin(turn) * 0.185, -0.4, Math.cos(turn) * 0.185],
            [Math.sin(turn) * 0.285, 0.12, Math.cos(turn) * 0.285],
            0.03,
            0.046,
          ),
        ),
        kernels.map(([x, y, z], index) =>
          ellipsoid(index % 4 === 1 ? butter : corn, [x, y, z], [0.105, 0.09, 0.1]),
        ),
      ],
    };
  },
});
