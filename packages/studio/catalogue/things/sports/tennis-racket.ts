import { rubber } from '#catalogue/materials.ts';
import { capsule, ellipsoid, FACING, pair, plastic, torus } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

export default defineThing({
  id: 'tennis-racket',
  words: {
    en: 'table tennis, table tennis bat, table tennis paddle, ping pong, ping pong paddle, ping pong bat, tennis racket, tennis racquet, tennis, racket, racquet, badminton, squash racket, padel, pickleball',
    de: 'tennisschlager, tischtennis, tischtennisschlager, federballschlager, tennis spielt',
    fr: 'raquette',
    es: 'raqueta, raqueta de tenis',
    it: 'racchetta da tennis, racchetta',
    pt: 'raquete de tenis, raquete',
    nl: 'tennisracket',
    emoji: '🎾, 🏸',
  },
  theme: 'sport',
  ball: 'tennis-ball',
  mould: (tint) => {
    const frame = plastic(tint ?? '#2cb5e8', 0.9);
    const string = plastic('#f8f5ec', 0.4);
    return {
      size: 0.75,
      grip: [0, -0.36, 0],
      heldTurn: [0, 0, 14],
      groups: [
        [
          torus(frame, [0, 0.24, 0], 0.22, 0.03, FACING),
          ...pair((side) => capsule(frame, [side * 0.14, 0.07, 0], [side * 0.012, -0.12, 0], 0.026)),
        ],
        [-0.12, -0.04, 0.04, 0.12].map((x) => capsule(string, [x, 0.06, 0], [x, 0.42, 0], 0.007)),
        [0.12, 0.2, 0.28, 0.36].map((y) => capsule(string, [-0.19, y, 0], [0.19, y, 0], 0.007)),
        [capsule(frame, [0, -0.1, 0], [0, -0.24, 0], 0.034)],
        [capsule(rubber, [0, -0.24, 0], [0, -0.48, 0], 0.042, 0.046)],
        [ellipsoid(plastic('#d4e637', 0.2), [0.2, -0.36, 0.02], [0.1, 0.1, 0.1])],
        [torus(plastic('#fbfbf4', 0.3), [0.23, -0.33, 0.04], 0.085, 0.008, [0, 30, 60])],
      ],
    };
  },
});
