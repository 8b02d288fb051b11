import { ink } from '#catalogue/materials.ts';
import { box, capsule, cylinder, plastic, tube } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

export default defineThing({
  id: 'hair-dryer',
  words: {
    en: 'hair dryer, hairdryer, blow dryer, hair straightener',
    de: 'haartrockner, fohn',
    fr: 'seche cheveux',
    es: 'secador',
    it: 'phon',
    pt: 'secador de cabelo',
    nl: 'haardroger',
  },
  mould: (tint) => {
    const shell = plastic(tint ?? '#ef6f9b', 0.8);
    return {
      size: 0.44,
      grip: [0.08, -0.32, 0],
      groups: [
        [capsule(shell, [0.2, 0.2, 0], [-0.18, 0.2, 0], 0.2, 0.15)],
        [cylinder(ink, [-0.36, 0.2, 0], 0.11, 0.1, [0, 0, 90], 0.02)],
        [capsule(shell, [0.12, 0.06, 0], [0.06, -0.42, 0], 0.085, 0.075)],
        [cylinder(ink, [0.38, 0.2, 0], 0.13, 0.03, [0, 0, 90], 0.02)],
        [box(plastic('#f8f6f0', 0.7), [0.1, -0.12, 0.078], [0.025, 0.06, 0.02], 0.01)],
        tube(ink, 0.022, [0.06, -0.46, 0], [0.16, -0.58, 0], [0.36, -0.56, 0]),
      ],
    };
  },
});
