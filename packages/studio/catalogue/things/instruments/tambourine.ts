import { cylinder, ellipsoid, FACING, plastic, torus } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

export default defineThing({
  id: 'tambourine',
  words: {
    en: 'tambourine',
    de: 'tamburin',
    fr: 'tambourin',
    es: 'pandereta',
    it: 'tamburello',
    pt: 'pandeiro',
    nl: 'tamboerijn',
  },
  theme: 'music',
  kin: ['instrument'],
  mould: (tint) => {
    const frame = plastic(tint ?? '#b0562c', 0.6);
    const jingle = plastic('#f7cf5a', 0.9);
    return {
      size: 0.42,
      grip: [0, -0.36, 0],
      heldTurn: [0, 0, 10],
      groups: [
        [cylinder(plastic('#f6ecd6', 0.3), [0, 0, 0], 0.37, 0.03, FACING, 0.02)],
        [torus(frame, [0, 0, -0.02], 0.4, 0.062, FACING)],
        [0, 1, 2, 3, 4, 5, 6, 7].flatMap((index) => {
          const angle = (index / 8) * Math.PI * 2 + 0.39;
          const [x, y] = [Math.sin(angle) * 0.42, Math.cos(angle) * 0.42];
          return [0.035, 0.07].map((z) => cylinder(jingle, [x, y, z], 0.085, 0.011, FACING));
        }),
        [0, 1, 2, 3, 4, 5, 6, 7].map((index) => {
          const angle = (index / 8) * Math.PI * 2 + 0.39;
          return ellipsoid(
            frame,
            [Math.sin(angle) * 0.42, Math.cos(angle) * 0.42, 0.08],
            [0.024, 0.024, 0.016],
          );
        }),
      ],
    };
  },
});
