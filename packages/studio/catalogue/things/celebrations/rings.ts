import { box, capsule, cut, plastic, torus } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

/** Two rings linked, one with its stone. */
export default defineThing({
  id: 'rings',
  words: {
    en: 'wedding rings, wedding ring, wedding bands, wedding band, engagement ring, diamond ring, gold ring, ring box, ring, rings',
    de: 'ehering, eheringe, verlobungsring, ein ring, diamantring',
    fr: 'bague, bague de fiancailles, anneau',
    es: 'anillo, anillos, alianza, alianzas, anillo de compromiso, sortija',
    it: 'fede nuziale, fedi nuziali, anello, anello di fidanzamento',
    pt: 'aliancas, anel, anel de noivado',
    nl: 'trouwringen, verlobingsring, verlovingsring',
    emoji: '💍',
  },
  mould: (tint) => {
    const gold = { ...plastic(tint ?? '#e0b13a', 0.9), metal: true as const };
    const stone = plastic('#dff3ff', 1);
    return {
      size: 0.3,
      grip: [-0.16, -0.36, 0],
      groups: [
        [torus(gold, [-0.19, -0.13, 0.02], 0.26, 0.056, [72, 0, 14])],
        [torus(gold, [0.19, -0.05, -0.02], 0.26, 0.05, [104, 0, -16])],
        [capsule(gold, [0.26, 0.2, -0.02], [0.3, 0.3, 0], 0.06, 0.085)],
        [
          box(stone, [0.31, 0.37, 0], [0.1, 0.1, 0.1], 0.012, [40, 20, 40]),
          cut(box(stone, [0.345, 0.51, 0], [0.2, 0.06, 0.2], 0, [0, 0, -14])),
        ],
      ],
    };
  },
});
