import { box, capsule, ellipsoid, plastic } from '#catalogue/mould.ts';
import { hex } from '#colour.ts';
import { defineThing } from '../thing.ts';

const cream = plastic('#f8f4e6', 0.5);

export default defineThing({
  id: 'sushi',
  words: {
    en: 'sushi, nigiri, sashimi',
    emoji: '🍣',
  },
  theme: 'kitchen',
  mould: (tint) => {
    const fish = tint ?? hex('#f5834a');
    return {
      size: 0.38,
      grip: [0, -0.26, 0],
      groups: [
        [ellipsoid(cream, [0, -0.16, 0], [0.46, 0.19, 0.25])],
        [-0.34, -0.2, 0.2, 0.34, -0.27, 0.27].map((x, index) =>
          ellipsoid(cream, [x, index < 4 ? -0.22 : -0.12, 0.19 - Math.abs(x) * 0.16], [0.06, 0.045, 0.05]),
        ),
        [ellipsoid(plastic(fish, 0.8), [0, 0.04, 0], [0.52, 0.13, 0.29])],
        [-0.3, -0.17, 0.17, 0.3].map((x) =>
          capsule(
            plastic('#fde0cc', 0.7),
            [x - 0.04, 0.14 - Math.abs(x) * 0.08, 0.1],
            [x + 0.05, 0.0, 0.27 - Math.abs(x) * 0.2],
            0.015,
          ),
        ),
        [box(plastic('#20302a', 0.5), [0, -0.06, 0], [0.09, 0.24, 0.31], 0.12)],
      ],
    };
  },
});
