import { ellipsoid, plastic } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

export default defineThing({
  id: 'heart',
  words: {
    en: 'heart, love heart, in love, valentine, valentines',
    de: 'herz',
    fr: 'coeur',
    es: 'corazon',
    it: 'cuore',
    pt: 'coracao',
    nl: 'hartje',
    emoji: '❤, 💖, 💕, 💘, 🥰, 😍',
  },
  costume: { colour: 'red' },
  mould: (tint) => {
    const paint = plastic(tint ?? '#e4312b', 0.95);
    return {
      size: 0.36,
      grip: [0, -0.3, 0],
      groups: [
        [
          ellipsoid(paint, [-0.13, 0.04, 0], [0.24, 0.4, 0.2], 0, [0, 0, 40]),
          ellipsoid(paint, [0.13, 0.04, 0], [0.24, 0.4, 0.2], 0.03, [0, 0, -40]),
        ],
      ],
    };
  },
});
