import { box, capsule, cylinder, ellipsoid, FACING, plastic } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

/** Eight rays around an enamelled shield. */
export default defineThing({
  id: 'police-badge',
  words: {
    en: 'police badge, badge, sheriff badge, sheriffs badge, sheriff star, sheriffs star, detective badge',
    de: 'polizeimarke',
    es: 'placa de policia',
    emoji: '📛',
  },
  theme: 'city',
  mould: (tint) => {
    const gold = { ...plastic(tint ?? '#e0b13a', 0.9), metal: true as const };
    const enamel = plastic('#1d3f8f', 0.95);
    return {
      size: 0.3,
      grip: [0, -0.34, -0.06],
      groups: [
        [0, 45].map((turn) => box(gold, [0, 0, 0], [0.31, 0.31, 0.04], 0.012, [0, 0, turn])),
        [0, 1, 2, 3, 4, 5, 6, 7].map((ray) => {
          const angle = (ray * Math.PI) / 4;
          return ellipsoid(gold, [Math.sin(angle) * 0.43, Math.cos(angle) * 0.43, 0.01], [0.05, 0.05, 0.045]);
        }),
        [cylinder(gold, [0, 0, 0.05], 0.27, 0.035, FACING, 0.02)],
        [cylinder(enamel, [0, 0, 0.085], 0.215, 0.02, FACING)],
        [0, 72, 144, 216, 288].map((turn) => {
          const angle = (turn * Math.PI) / 180;
          return capsule(
            gold,
            [0, 0, 0.1],
            [Math.sin(angle) * 0.15, Math.cos(angle) * 0.15, 0.1],
            0.05,
            0.012,
          );
        }),
      ],
    };
  },
});
