import { capsule, ellipsoid, plastic, torus } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

export default defineThing({
  id: 'plant',
  words: {
    en: 'plant, cactus, succulent, houseplant, monstera, pot plant, potted plant, bonsai, fern',
    de: 'pflanze, kaktus',
    fr: 'plante',
    es: 'planta',
    it: 'piantina',
    pt: 'vaso de planta, cacto',
    nl: 'kamerplant',
    emoji: '🪴, 🌵, 🌱',
  },
  theme: 'garden',
  stands: true,
  carriable: true,
  mould: (tint) => {
    const leaf = plastic('#2f9b57', 0.5);
    return {
      size: 0.5,
      grip: [0, -0.4, 0],
      groups: [
        [capsule(plastic(tint ?? '#c8643c', 0.4), [0, -0.4, 0], [0, -0.14, 0], 0.17, 0.25)],
        [torus(plastic(tint ?? '#c8643c', 0.4), [0, -0.06, 0], 0.25, 0.06)],
        ...[-52, -26, 0, 27, 50].map((angle, i) => {
          const a = (angle * Math.PI) / 180;
          return [
            ellipsoid(
              leaf,
              [Math.sin(a) * 0.3, 0.16 + Math.cos(a) * 0.14, i % 2 === 0 ? 0.06 : -0.06],
              [0.09, 0.34, 0.05],
              0,
              [0, 0, -angle],
            ),
          ];
        }),
      ],
    };
  },
});
