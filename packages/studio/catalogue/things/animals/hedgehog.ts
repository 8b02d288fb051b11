import { jetBlack } from '#catalogue/materials.ts';
import { blendInto, capsule, ellipsoid, pair, plastic } from '#catalogue/mould.ts';
import { hex, lighten } from '#colour.ts';
import { defineThing } from '../thing.ts';
import { eyes } from './parts/eyes.ts';

export default defineThing({
  id: 'hedgehog',
  words: {
    en: 'hedgehog, porcupine',
    de: 'igel',
    fr: 'herisson',
    es: 'erizo',
    it: 'riccio',
    pt: 'ourico',
    nl: 'egel',
    emoji: '🦔',
  },
  theme: 'garden',
  kin: ['animal'],
  stands: true,
  costume: { colour: 'brown' },
  mould: (tint) => {
    const coat = tint ?? hex('#7a5236');
    const spine = plastic(coat, 0.3);
    const tip = plastic(lighten(coat, 0.35), 0.3);
    const face = plastic('#f0d3a8', 0.3);
    const spines = [...Array(16).keys()].map((index) => {
      const [row, turn] = [index % 2, ((index / 15) * 1.3 - 0.65) * Math.PI];
      const out = row ? 0.44 : 0.48;
      const [x, y] = [Math.sin(turn), Math.cos(turn)];
      return capsule(
        row ? tip : spine,
        [x * 0.3, -0.06 + y * 0.27, row ? 0.1 : -0.04],
        [x * out, -0.06 + y * out * 0.95, row ? 0.16 : -0.08],
        0.075,
        0.01,
      );
    });
    return {
      size: 0.38,
      grip: [0, 0, 0],
      groups: [
        [ellipsoid(spine, [0, -0.08, -0.04], [0.38, 0.33, 0.26])],
        spines,
        [
          ellipsoid(face, [0, -0.14, 0.16], [0.24, 0.21, 0.13]),
          blendInto(capsule(face, [0, -0.15, 0.24], [0, -0.16, 0.4], 0.1, 0.045), 0.05),
        ],
        [ellipsoid(jetBlack, [0, -0.15, 0.45], [0.05, 0.045, 0.04])],
        pair((side) => ellipsoid(face, [side * 0.2, 0.05, 0.16], [0.075, 0.075, 0.04])),
        eyes(0.105, -0.06, 0.262, 0.038),
        pair((side) => ellipsoid(face, [side * 0.15, -0.39, 0.14], [0.09, 0.045, 0.11])),
      ],
    };
  },
});
