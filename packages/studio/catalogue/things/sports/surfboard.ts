import { box, ellipsoid, plastic } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

export default defineThing({
  id: 'surfboard',
  words: {
    en: 'surfboard, surf board, surf, surfs, surfing, paddle board, paddleboard',
    de: 'surfbrett, surfbretter',
    fr: 'planche de surf',
    es: 'tabla de surf, tabla',
    it: 'tavola da surf',
    pt: 'prancha de surf, prancha de surfe, prancha',
    nl: 'surfplank',
    emoji: '🏄, 🏄‍♀️',
  },
  theme: 'sea',
  stands: true,
  mould: (tint) => ({
    size: 1.35,
    grip: [0, 0, 0],
    groups: [
      [ellipsoid(plastic(tint ?? '#f7cd2b', 0.9), [0, 0, 0], [0.14, 0.5, 0.025])],
      [box(plastic('#f4f2ec', 0.9), [0, 0, 0.014], [0.012, 0.44, 0.012], 0.004)],
      [ellipsoid(plastic('#e4312b', 0.9), [0, -0.2, 0.008], [0.128, 0.06, 0.02])],
    ],
  }),
});
