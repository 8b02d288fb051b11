import { capsule, ellipsoid, plastic } from '#catalogue/mould.ts';
import type { Vector } from '#sculpt/solid.ts';
import { defineThing } from '../thing.ts';
import { SEAM, seam } from './parts/ball-seam.ts';

/** A point near a seam, `lift` outside of it towards the seam's own middle. */
function besideSeam(degrees: number, angle: number, lift: number): Vector {
  const [a, t] = [(degrees * Math.PI) / 180, (angle * Math.PI) / 180];
  const away = SEAM.away - lift;
  const across = Math.cos(t) * Math.sqrt(0.253 - away ** 2);
  return [
    Math.sin(a) * away + Math.cos(a) * across,
    Math.sin(t) * Math.sqrt(0.253 - away ** 2),
    Math.cos(a) * away - Math.sin(a) * across,
  ];
}

export default defineThing({
  id: 'baseball',
  words: {
    en: 'baseball, softball, cricket ball',
    emoji: '⚾, 🥎',
  },
  theme: 'sport',
  kin: ['ball'],
  ball: 'baseball',
  mould: (tint) => {
    const thread = plastic('#d92b2b', 0.5);
    return {
      size: 0.28,
      grip: [0, -0.3, 0],
      groups: [
        [ellipsoid(plastic(tint ?? '#f8f5ec', 0.5), [0, 0, 0], [0.5, 0.5, 0.5])],
        ...[-72, 72].map((degrees) => [seam(thread, degrees, 0.011)]),
        ...[-72, 72].map((degrees) =>
          [-56, -28, 0, 28, 56].map((angle) => {
            const inner = degrees > 0 ? 180 - angle : angle;
            return capsule(
              thread,
              besideSeam(degrees, inner, 0.07),
              besideSeam(degrees, inner, -0.06),
              0.013,
            );
          }),
        ),
      ],
    };
  },
});
