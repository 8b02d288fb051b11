import { capsule, cylinder, metal, plastic, torus } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

export default defineThing({
  id: 'drum',
  words: {
    en: 'drum, drums, drumsticks, drum sticks, drum kit, bongo, snare, drumming',
    de: 'trommel, schlagzeug',
    fr: 'tambour',
    es: 'tambor',
    it: 'tamburo, batteria musicale',
    pt: 'bateria',
    nl: 'drumstel',
    emoji: '🥁, 🪘',
  },
  theme: 'music',
  kin: ['instrument'],
  stands: true,
  mould: (tint) => ({
    size: 0.42,
    grip: [0, 0, 0],
    groups: [
      [cylinder(plastic(tint ?? '#d92b2b', 0.85), [0, 0, 0], 0.46, 0.3, [14, 0, 0], 0.02)],
      [cylinder(plastic('#f4f2ec', 0.5), [0, 0.28, 0.07], 0.44, 0.03, [14, 0, 0])],
      [torus(metal('#d9b45a'), [0, 0.28, 0.07], 0.46, 0.035, [14, 0, 0])],
      [torus(metal('#d9b45a'), [0, -0.28, -0.07], 0.46, 0.035, [14, 0, 0])],
      [capsule(plastic('#c59c6c', 0.4), [-0.3, 0.36, 0.3], [0.35, 0.5, 0.15], 0.03)],
    ],
  }),
});
