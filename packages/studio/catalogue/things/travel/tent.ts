import { oak } from '#catalogue/materials.ts';
import { box, capsule, cut, pair, plastic } from '#catalogue/mould.ts';
import { darken, hex, lighten } from '#colour.ts';
import { defineThing } from '../thing.ts';

export default defineThing({
  id: 'tent',
  words: {
    en: 'tent, camping tent, camping',
    de: 'zelt',
    fr: 'tente',
    es: 'tienda de campana',
    it: 'tenda',
    pt: 'barraca',
    emoji: '⛺',
  },
  theme: 'garden',
  stands: true,
  mould: (tint) => {
    const cloth = tint ?? hex('#f0862e');
    const roof = (paint: ReturnType<typeof plastic>, half: number, depth: number, z: number) => [
      box(paint, [0, -0.34, z], [half, half, depth], 0.02, [0, 0, 45]),
      cut(box(paint, [0, -0.84, z], [1.2, 0.5, 1])),
    ];
    return {
      size: 0.5,
      grip: [0, 0, 0],
      groups: [
        roof(plastic(cloth, 0.4), 0.5, 0.3, 0),
        roof(plastic(darken(cloth, 0.25), 0.4), 0.42, 0.02, 0.3),
        roof(plastic('#3a2a33', 0.3), 0.26, 0.02, 0.32),
        pair((side) =>
          capsule(
            plastic(lighten(cloth, 0.35), 0.4),
            [0, 0.02, 0.34],
            [side * 0.3, -0.34, 0.36],
            0.045,
            0.07,
          ),
        ),
        [box(plastic('#4a8f46', 0.3), [0, -0.37, 0.04], [0.72, 0.03, 0.38], 0.03)],
        [
          capsule(oak, [0, 0.3, 0.28], [0, 0.44, 0.28], 0.022),
          box(plastic('#2cb5e8', 0.5), [0.09, 0.41, 0.28], [0.08, 0.045, 0.012], 0.006),
        ],
      ],
    };
  },
});
