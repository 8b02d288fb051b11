import { white } from '#catalogue/materials.ts';
import { capsule, cylinder, FACING, plastic, torus } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

/** At ten past ten, as in every shop window. */
export default defineThing({
  id: 'wall-clock',
  words: {
    en: 'wall clock, clock, kitchen clock, big clock, cuckoo clock, grandfather clock, station clock',
    de: 'wanduhr, kuckucksuhr',
    fr: 'horloge',
    es: 'reloj de pared',
    it: 'orologio da parete',
    pt: 'relogio de parede',
    nl: 'klok',
    emoji: '🕰',
  },
  mould: (tint) => {
    const frame = plastic(tint ?? '#d92b2b', 0.9);
    const dark = plastic('#26242c', 0.5);
    return {
      size: 0.44,
      grip: [0, -0.4, 0],
      groups: [
        [cylinder(frame, [0, 0, 0], 0.46, 0.07, FACING, 0.04)],
        [torus(frame, [0, 0, 0.05], 0.43, 0.05, FACING)],
        [cylinder(white, [0, 0, 0.06], 0.39, 0.02, FACING)],
        [...Array(12).keys()].map((hour) => {
          const [x, y] = [Math.sin((hour * Math.PI) / 6), Math.cos((hour * Math.PI) / 6)];
          return capsule(
            dark,
            [x * 0.34, y * 0.34, 0.08],
            [x * (hour % 3 ? 0.31 : 0.27), y * (hour % 3 ? 0.31 : 0.27), 0.08],
            hour % 3 ? 0.013 : 0.022,
          );
        }),
        [capsule(dark, [0, 0, 0.095], [-0.15, 0.1, 0.095], 0.026, 0.018)],
        [capsule(dark, [0, 0, 0.105], [0.2, 0.16, 0.105], 0.02, 0.012)],
        [capsule(plastic('#d92b2b', 0.6), [0, 0.06, 0.115], [0, -0.24, 0.115], 0.009)],
        [cylinder(dark, [0, 0, 0.11], 0.035, 0.02, FACING)],
      ],
    };
  },
});
