import { box, capsule, cut, ellipsoid, plastic, torus } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

export default defineThing({
  id: 'megaphone',
  words: {
    en: 'megaphone, loudhailer, bullhorn, loudspeaker',
    de: 'megafon',
    es: 'megafono',
    it: 'megafono',
    pt: 'megafone',
    nl: 'megafoon',
    emoji: '📣, 📢',
  },
  mould: (tint) => {
    const shell = plastic(tint ?? '#e4312b', 0.85);
    const white = plastic('#f4f2ec', 0.85);
    return {
      size: 0.45,
      grip: [-0.16, -0.26, -0.1],
      groups: [
        [
          capsule(white, [-0.32, 0, -0.24], [0.22, 0.06, 0.16], 0.08, 0.3),
          cut(box(white, [0.54, 0.06, 0.4], [0.4, 0.6, 0.6], 0.01, [0, -37, 0])),
          cut(capsule(white, [-0.1, 0.03, -0.08], [0.26, 0.06, 0.19], 0.03, 0.28)),
        ],
        [torus(shell, [0.22, 0.06, 0.16], 0.3, 0.045, [90, 53, 0])],
        [ellipsoid(shell, [-0.36, 0, -0.27], [0.11, 0.11, 0.11])],
        [capsule(shell, [-0.12, -0.1, -0.08], [-0.16, -0.38, -0.1], 0.06)],
        [ellipsoid(plastic('#23222a', 0.6), [-0.07, -0.2, -0.02], [0.035, 0.05, 0.03])],
      ],
    };
  },
});
