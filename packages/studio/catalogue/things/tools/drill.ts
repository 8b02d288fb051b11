import { ink, steel } from '#catalogue/materials.ts';
import { box, capsule, plastic } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

export default defineThing({
  id: 'drill',
  words: {
    en: 'power drill, electric drill, cordless drill, drill, screwdriver, power tools',
    de: 'bohrmaschine',
    fr: 'perceuse',
    es: 'taladro',
    it: 'trapano',
    pt: 'furadeira',
    nl: 'boormachine',
    emoji: '🪛',
  },
  kin: ['hand-tool'],
  mould: (tint) => {
    const shell = plastic(tint ?? '#f2b21b', 0.6);
    return {
      size: 0.46,
      grip: [0.12, -0.2, 0],
      groups: [
        [capsule(shell, [0.26, 0.2, 0], [-0.08, 0.2, 0], 0.16, 0.14)],
        [capsule(shell, [0.14, 0.1, 0], [0.22, -0.3, 0], 0.085, 0.08)],
        [box(ink, [0.2, -0.42, 0], [0.19, 0.1, 0.12], 0.03)],
        [capsule(ink, [-0.2, 0.2, 0], [-0.3, 0.2, 0], 0.1, 0.06)],
        [capsule(steel, [-0.34, 0.2, 0], [-0.62, 0.2, 0], 0.026, 0.014)],
        [capsule(plastic('#d92b2b', 0.6), [0.06, 0.02, 0], [0.09, -0.06, 0], 0.036)],
        [0.1, 0.17, 0.24].map((x) => box(ink, [x, 0.2, 0.14], [0.014, 0.07, 0.02], 0.006)),
      ],
    };
  },
});
