import { ellipsoid, FACING, metal, plastic, torus } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

export default defineThing({
  id: 'shield',
  words: { en: 'shield', de: 'schild', fr: 'bouclier', es: 'escudo', it: 'scudo', emoji: '🛡' },
  theme: 'fantasy',
  mould: (tint) => ({
    size: 0.5,
    grip: [0, 0, -0.1],
    groups: [
      [ellipsoid(plastic(tint ?? '#2563c9', 0.85), [0, 0, -0.1], [0.46, 0.46, 0.2])],
      [torus(metal('#c9ccd4'), [0, 0, -0.06], 0.45, 0.05, FACING)],
      [ellipsoid(metal('#e0b13a'), [0, 0, 0.09], [0.12, 0.12, 0.07])],
      ...[0, 90, 180, 270].map((angle) => [
        ellipsoid(
          metal('#c9ccd4'),
          [Math.cos((angle * Math.PI) / 180) * 0.3, Math.sin((angle * Math.PI) / 180) * 0.3, 0.04],
          [0.035, 0.035, 0.03],
        ),
      ]),
    ],
  }),
});
