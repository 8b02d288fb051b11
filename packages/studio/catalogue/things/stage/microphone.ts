import { box, capsule, cylinder, ellipsoid, metal, plastic, torus } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

export default defineThing({
  id: 'microphone',
  words: {
    en: 'microphone, mic, karaoke, podcast, singing',
    de: 'mikrofon, mikro',

    es: 'microfono',
    pt: 'microfone',
    nl: 'microfoon',
    emoji: '🎤, 🎙',
  },
  theme: 'music',
  mould: (tint) => ({
    size: 0.4,
    grip: [0, -0.2, 0],
    heldTurn: [20, 0, 18],
    groups: [
      [capsule(plastic(tint ?? '#23222a', 0.7), [0, -0.5, 0], [0, 0.13, 0], 0.085, 0.125)],
      [cylinder(metal('#d6a534'), [0, 0.17, 0], 0.15, 0.035, [0, 0, 0], 0.015)],
      [ellipsoid(metal('#9da3ad'), [0, 0.34, 0], [0.21, 0.22, 0.21])],
      [torus(metal('#d3d6dc'), [0, 0.34, 0], 0.207, 0.022)],
      [-60, -20, 20, 60].map((angle) => torus(metal('#c9ced6'), [0, 0.34, 0], 0.212, 0.007, [90, angle, 0])),
      [box(plastic('#e4312b', 0.8), [0, -0.02, 0.115], [0.025, 0.05, 0.02], 0.012)],
    ],
  }),
});
