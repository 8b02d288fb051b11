import { box, cut, ellipsoid, plastic } from '#catalogue/mould.ts';
import { darken, hex } from '#colour.ts';
import { defineThing } from '../thing.ts';

export default defineThing({
  id: 'cheese',
  words: {
    en: 'cheese, cheddar, gouda, brie, wheel of cheese',
    de: 'kase',
    fr: 'fromage',
    es: 'queso',
    it: 'formaggio',
    pt: 'queijo',
    nl: 'kaas',
    emoji: '🧀',
  },
  theme: 'kitchen',
  mould: (tint) => {
    const coat = tint ?? hex('#f7c531');
    const paste = plastic(coat, 0.5);
    return {
      size: 0.4,
      grip: [0, -0.3, 0],
      groups: [
        [
          box(paste, [0, -0.06, 0], [0.46, 0.3, 0.26], 0.03),
          cut(box(paste, [-0.14, 0.46, 0], [0.9, 0.32, 0.5], 0.01, [0, 0, 22])),
          ...[
            [0.26, 0.02, 0.27, 0.09],
            [0.02, -0.18, 0.28, 0.08],
            [-0.2, -0.24, 0.27, 0.055],
            [0.3, -0.24, 0.27, 0.06],
            [0.14, 0.13, 0.05, 0.08],
            [-0.2, 0.0, -0.04, 0.06],
          ].map(([x = 0, y = 0, z = 0, r = 0]) =>
            cut(ellipsoid(plastic(darken(coat, 0.25), 0.4), [x, y, z], [r, r, r]), 0.01),
          ),
        ],
        [box(plastic(darken(coat, 0.18), 0.5), [0.462, -0.05, 0], [0.012, 0.29, 0.25], 0.01)],
      ],
    };
  },
});
