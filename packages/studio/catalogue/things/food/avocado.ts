import { blendInto, ellipsoid, plastic } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

export default defineThing({
  id: 'avocado',
  words: {
    en: 'avocado, avocado toast, guacamole',
    fr: 'avocat vert',
    es: 'aguacate',
    pt: 'abacate',
    emoji: '🥑',
  },
  theme: 'kitchen',
  costume: { colour: 'green' },
  mould: (tint) => {
    const skin = plastic(tint ?? '#3c6b32', 0.5);
    const flesh = plastic('#dbe58a', 0.4);
    const pear = (paint: typeof skin, at: number, shrink: number) => [
      ellipsoid(paint, [0, -0.12, at], [0.34 - shrink, 0.34 - shrink, 0.12]),
      blendInto(ellipsoid(paint, [0, 0.22, at], [0.2 - shrink, 0.26 - shrink, 0.1]), 0.12),
    ];
    return {
      size: 0.42,
      grip: [0, -0.36, 0],
      groups: [
        pear(skin, 0, 0),
        pear(flesh, 0.04, 0.035),
        [ellipsoid(plastic('#8a5530', 0.9), [0, -0.13, 0.12], [0.16, 0.16, 0.12])],
      ],
    };
  },
});
