import { capsule, metal, plastic, tube } from '#catalogue/mould.ts';
import { pony } from '#catalogue/things/animals/parts/pony.ts';
import { hex } from '#colour.ts';
import { defineThing } from '../thing.ts';

export default defineThing({
  id: 'unicorn',
  words: {
    en: 'unicorn',
    de: 'einhorn',
    fr: 'licorne',
    es: 'unicornio',
    it: 'unicorno',
    nl: 'eenhoorn',
    emoji: '🦄',
  },
  theme: 'fantasy',
  kin: ['animal'],
  stands: true,
  costume: { colour: 'lilac' },
  mould: (tint) => ({
    size: 0.62,
    grip: [0, 0, 0],
    groups: [
      ...pony(tint ?? hex('#f8f4f2'), ['#ef7fae', '#b69be0', '#78bff0'], '#e0b13a'),
      [capsule(metal('#e6b733'), [-0.27, 0.4, 0.03], [-0.36, 0.6, 0.04], 0.045, 0.008)],
      tube(plastic('#f7cd2b', 0.8), 0.012, [-0.29, 0.44, 0.07], [-0.32, 0.47, 0.0]),
    ],
  }),
});
