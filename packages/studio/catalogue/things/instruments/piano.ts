import { brass } from '#catalogue/materials.ts';
import { box, ellipsoid, pair, plastic } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

export default defineThing({
  id: 'piano',
  words: {
    en: 'piano, keyboard, grand piano, synthesiser, synthesizer, organ, pipe organ',
    de: 'klavier',
    fr: 'piano a queue',
    es: 'piano de cola',
    it: 'pianoforte',
    pt: 'piano de cauda',
    nl: 'vleugelpiano, vleugel',
    emoji: '🎹',
  },
  theme: 'music',
  kin: ['instrument'],
  stands: true,
  mould: (tint) => {
    const lacquer = plastic(tint ?? '#2a2226', 0.95);
    return {
      size: 0.62,
      grip: [0, 0, 0],
      groups: [
        [box(lacquer, [0, 0.06, -0.1], [0.48, 0.38, 0.13], 0.03)],
        [box(lacquer, [0, 0.45, -0.1], [0.51, 0.025, 0.16], 0.02)],
        [box(lacquer, [0, -0.09, 0.12], [0.48, 0.04, 0.15], 0.02)],
        [box(plastic('#fbf8ef', 0.9), [0, -0.045, 0.14], [0.42, 0.018, 0.11], 0.008)],
        [-0.34, -0.22, -0.04, 0.08, 0.2, 0.36].map((x) =>
          box(plastic('#17151a', 0.9), [x, -0.018, 0.1], [0.026, 0.02, 0.065], 0.008),
        ),
        pair((side) => box(lacquer, [side * 0.42, -0.3, 0.18], [0.045, 0.2, 0.05], 0.02)),
        [box(plastic('#fbf8ef', 0.3), [0, 0.2, 0.045], [0.16, 0.11, 0.012], 0.006, [-10, 0, 0])],
        [box(lacquer, [0, -0.42, -0.06], [0.48, 0.06, 0.12], 0.02)],
        [ellipsoid(brass, [0, -0.42, 0.08], [0.035, 0.02, 0.04])],
      ],
    };
  },
});
