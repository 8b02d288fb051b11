import { box, capsule, cylinder, FACING, metal, plastic, torus } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

/** A dartboard with two darts in it. */
export default defineThing({
  id: 'dartboard',
  words: {
    en: 'dartboard, dart board, darts, dart, darts player',
    de: 'dartscheibe',
    fr: 'flechettes',
    es: 'dardos',
    it: 'bersaglio',
    nl: 'dartbord',
    emoji: '🎯',
  },
  theme: 'sport',
  mould: (tint) => {
    const [black, cream] = [plastic('#1d1b20', 0.5), plastic('#efe3c2', 0.4)];
    const [red, green] = [plastic(tint ?? '#d92b2b', 0.6), plastic('#1f8a4c', 0.6)];
    const wedges = [0, 1, 2, 3, 4].map((index) =>
      box(cream, [0, 0, 0.07], [0.36, 0.05, 0.012], 0.004, [0, 0, index * 36]),
    );
    const dart = (x: number, y: number) => [
      capsule(metal('#c9ced6'), [x, y, 0.08], [x + 0.03, y + 0.02, 0.3], 0.022),
      box(red, [x + 0.045, y + 0.03, 0.36], [0.055, 0.055, 0.05], 0.01, [0, 0, 45]),
    ];
    return {
      size: 0.46,
      grip: [0, -0.42, 0],
      groups: [
        [cylinder(black, [0, 0, 0], 0.5, 0.05, FACING, 0.02)],
        wedges,
        [torus(green, [0, 0, 0.06], 0.37, 0.024, FACING)],
        [torus(red, [0, 0, 0.07], 0.22, 0.024, FACING)],
        [cylinder(green, [0, 0, 0.075], 0.09, 0.02, FACING)],
        [cylinder(red, [0, 0, 0.09], 0.045, 0.02, FACING)],
        dart(0.1, 0.14),
        dart(-0.16, -0.06),
      ],
    };
  },
});
