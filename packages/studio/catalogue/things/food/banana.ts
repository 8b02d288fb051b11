import { capsule, ellipsoid, plastic } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

export default defineThing({
  id: 'banana',
  words: { en: 'banana', de: 'banane', es: 'platano', pt: 'bananas', nl: 'banaan', emoji: '🍌' },
  theme: 'kitchen',
  costume: { colour: 'yellow' },
  mould: (tint) => {
    const peel = plastic(tint ?? '#f7cd2b', 0.5);
    const bend = (z: number, turn: number) => [
      capsule(peel, [-0.4 + turn, 0.26, z], [-0.3 + turn, -0.02, z], 0.05, 0.11),
      capsule(peel, [-0.3 + turn, -0.02, z], [-0.08 + turn, -0.22, z], 0.11, 0.125, 0.03),
      capsule(peel, [-0.08 + turn, -0.22, z], [0.2 + turn, -0.26, z], 0.125, 0.1, 0.03),
      capsule(peel, [0.2 + turn, -0.26, z], [0.4 + turn, -0.16, z], 0.1, 0.035, 0.03),
    ];
    return {
      size: 0.38,
      grip: [0, -0.3, 0],
      groups: [
        bend(0.06, 0),
        bend(-0.12, 0.07),
        [capsule(plastic('#6b5a1e', 0.4), [-0.4, 0.24, 0.04], [-0.36, 0.44, -0.02], 0.06, 0.045)],
        [
          ellipsoid(plastic('#4a3a1c', 0.3), [0.43, -0.14, 0.06], [0.035, 0.03, 0.035]),
          ellipsoid(plastic('#4a3a1c', 0.3), [0.5, -0.14, -0.12], [0.035, 0.03, 0.035]),
        ],
      ],
    };
  },
});
