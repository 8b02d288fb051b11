import { brass } from '#catalogue/materials.ts';
import { blendInto, box, capsule, ellipsoid, FACING, plastic, torus } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

export default defineThing({
  id: 'key',
  words: {
    en: 'key, golden key',
    de: 'schlussel',
    fr: 'trousseau de cles, clef',
    es: 'llave',
    it: 'chiave',
    pt: 'chave',
    nl: 'sleutel',
    emoji: '🔑, 🗝',
  },
  mould: (tint) => {
    const shell = tint ? plastic(tint, 0.9) : brass;
    return {
      size: 0.4,
      grip: [0, 0.3, 0],
      heldTurn: [0, 0, 20],
      groups: [
        [
          torus(shell, [0, 0.3, 0], 0.15, 0.045, FACING),
          blendInto(torus(shell, [-0.15, 0.22, 0], 0.075, 0.035, FACING), 0.01),
          blendInto(torus(shell, [0.15, 0.22, 0], 0.075, 0.035, FACING), 0.01),
        ],
        [
          capsule(shell, [0, 0.14, 0], [0, -0.46, 0], 0.045),
          box(shell, [0.1, -0.4, 0], [0.09, 0.04, 0.03], 0.012),
          box(shell, [0.08, -0.27, 0], [0.07, 0.035, 0.03], 0.012),
        ],
        [torus(shell, [0, 0.08, 0], 0.05, 0.025)],
        [ellipsoid(plastic('#2cb5e8', 1), [0, 0.3, 0], [0.075, 0.075, 0.04])],
      ],
    };
  },
});
