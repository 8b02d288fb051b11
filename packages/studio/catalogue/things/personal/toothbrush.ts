import { blendInto, box, capsule, plastic, tube } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

export default defineThing({
  id: 'toothbrush',
  words: {
    en: 'toothbrush, tooth brush, toothpaste',
    de: 'zahnburste',
    fr: 'brosse a dents',
    es: 'cepillo de dientes',
    it: 'spazzolino',
    pt: 'escova de dentes',
    nl: 'tandenborstel',
    emoji: '🪥',
  },
  mould: (tint) => {
    const handle = plastic(tint ?? '#2cb5e8', 0.8);
    return {
      size: 0.5,
      grip: [-0.1, -0.3, 0],
      heldTurn: [0, 0, -14],
      groups: [
        [
          capsule(handle, [-0.12, -0.52, 0], [-0.06, -0.02, 0], 0.07, 0.045),
          blendInto(capsule(handle, [-0.06, -0.02, 0], [0.04, 0.52, 0], 0.045, 0.045), 0.03),
        ],
        [0.26, 0.35, 0.44].map((y) =>
          box(
            plastic('#f8f6f0', 0.3),
            [0.12 + (y - 0.35) * 0.18, y, 0],
            [0.08, 0.036, 0.06],
            0.01,
            [0, 0, -10],
          ),
        ),
        tube(plastic('#3fc1b0', 0.8), 0.045, [0.2, 0.26, 0], [0.24, 0.36, 0.01], [0.21, 0.46, 0]),
        [capsule(plastic('#f8f6f0', 0.6), [-0.1, -0.4, 0.05], [-0.08, -0.14, 0.04], 0.028)],
      ],
    };
  },
});
