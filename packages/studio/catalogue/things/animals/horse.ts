import { ellipsoid, plastic } from '#catalogue/mould.ts';
import { hex } from '#colour.ts';
import { defineThing } from '../thing.ts';
import { pony } from './parts/pony.ts';

export default defineThing({
  id: 'horse',
  words: {
    en: 'horse, pony, stallion, mare, horse riding, riding horses',
    de: 'pferd',
    fr: 'cheval',
    es: 'caballo, caballito',
    it: 'cavallo',
    pt: 'cavalo',
    nl: 'paard',
    emoji: '🐴, 🐎, 🏇',
  },
  theme: 'garden',
  kin: ['animal'],
  stands: true,
  costume: { colour: 'chestnut' },
  mould: (tint) => ({
    size: 0.62,
    grip: [0, 0, 0],
    groups: [
      ...pony(tint ?? hex('#a8683a'), ['#3d2414'], '#2a2024'),
      [ellipsoid(plastic('#d92b2b', 0.6), [0.06, 0.08, 0], [0.14, 0.06, 0.155])],
    ],
  }),
});
