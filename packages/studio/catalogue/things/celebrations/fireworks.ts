import { white } from '#catalogue/materials.ts';
import { capsule, cylinder, ellipsoid, plastic, torus } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

/** A rocket on its stick among its sparks. */
export default defineThing({
  id: 'fireworks',
  words: {
    en: 'firework, fireworks, firecracker, sparkler, sparklers',
    de: 'feuerwerk, wunderkerze',
    fr: 'feu d’artifice, feux d’artifice',
    es: 'fuegos artificiales',
    it: 'fuochi d’artificio',
    pt: 'fogos de artificio',
    nl: 'vuurwerk',
    emoji: '🎆, 🎇, 🧨',
  },
  mould: (tint) => {
    const body = plastic(tint ?? '#d92b2b', 0.8);
    const sparks = ['#f7cd2b', '#3fb5e8', '#ef5fa0', '#5fc94a'];
    return {
      size: 0.66,
      grip: [0, -0.4, 0],
      heldTurn: [0, 0, 8],
      groups: [
        [capsule(plastic('#c98a4a', 0.3), [0, -0.58, 0], [0, -0.04, 0], 0.018)],
        [cylinder(body, [0, 0.04, 0.02], 0.085, 0.18, [0, 0, 0], 0.01)],
        [-0.06, 0.06, 0.18].map((y) => torus(white, [0, y - 0.02, 0.02], 0.08, 0.016)),
        [capsule(plastic('#f7cd2b', 0.8), [0, 0.23, 0.02], [0, 0.38, 0.02], 0.085, 0.008)],
        [...Array(9).keys()].flatMap((index) => {
          const angle = ((index / 8) * 1.5 - 0.75) * Math.PI;
          const [x, y] = [Math.sin(angle), Math.cos(angle)];
          const paint = plastic(sparks[index % 4] ?? '#f7cd2b', 0.9);
          const from = 0.24;
          const to = index % 2 ? 0.4 : 0.48;
          return [
            capsule(paint, [x * from, 0.2 + y * from, 0], [x * to, 0.2 + y * to, 0], 0.012, 0.02),
            ellipsoid(paint, [x * (to + 0.05), 0.2 + y * (to + 0.05), 0], [0.034, 0.034, 0.034]),
          ];
        }),
      ],
    };
  },
});
