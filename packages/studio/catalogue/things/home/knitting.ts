import { capsule, ellipsoid, plastic, torus, tube } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

export default defineThing({
  id: 'knitting',
  words: {
    en: 'knitting, knitting needles, yarn, wool, ball of wool, balls of wool, ball of yarn, balls of yarn, crochet, knits',
    de: 'strickzeug, stricknadeln, wollknauel, strickt, stricken, hakelt, hakeln',
    fr: 'tricot, pelote de laine, tricote, tricoter',
    es: 'ovillo, agujas de tejer, tejiendo, tejer, teje',
    it: 'gomitolo, lavora a maglia, uncinetto',
    pt: 'trico, fazendo croche, croche',
    nl: 'breiwerk, breit, breien, haken',
    emoji: '🧶',
  },
  theme: 'garden',
  isSet: true,
  mould: (tint) => {
    const wool = plastic(tint ?? '#ef7fae', 0.15);
    return {
      size: 0.4,
      grip: [0, 0, 0],
      groups: [
        [ellipsoid(wool, [0, -0.12, 0], [0.34, 0.34, 0.34])],
        ...[
          [20, 0, 30],
          [60, 0, -40],
          [90, 40, 0],
          [40, 0, 80],
          [75, -30, 20],
          [10, 0, -15],
        ].map((turn) => [
          torus(wool, [0, -0.12, 0], 0.325, 0.034, [turn[0] ?? 0, turn[1] ?? 0, turn[2] ?? 0]),
        ]),
        ...[-1, 1].map((side) => [
          capsule(
            plastic('#e3c58a', 0.6),
            [side * -0.24, -0.34, -0.1],
            [side * 0.3, 0.4, -0.16],
            0.012,
            0.028,
          ),
          ellipsoid(plastic('#2cb5e8', 0.9), [side * 0.32, 0.43, -0.16], [0.055, 0.055, 0.055]),
        ]),
        tube(wool, 0.03, [0.28, -0.3, 0.1], [0.42, -0.42, 0.14], [0.56, -0.42, 0.1]),
      ],
    };
  },
});
