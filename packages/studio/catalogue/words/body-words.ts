import { readWordTable } from '../entry.ts';

/** Words for bare feet; for somebody who sits in a wheelchair, and for the chair. */
export const BODY_WORDS = readWordTable<'barefoot' | 'wheelchair'>('body', {
  barefoot: `barefoot, barefooted, bare foot, bare feet, naked feet, shoeless · de barfuss · fr pieds nus
    · es descalzo, descalza · it scalzo, scalza`,
  wheelchair: `wheelchair, wheel chair, power chair, powerchair, wheelchair user, wheelchair racer,
    wheelchair athlete, wheelchair basketball player · de rollstuhl, rollstuhlfahrer, rollstuhlfahrerin
    · fr fauteuil roulant · es silla de ruedas · it sedia a rotelle · pt cadeira de rodas · emoji 🦽, 🦼, 👨‍🦽, 👩‍🦽, 🧑‍🦽,
    👨‍🦼, 👩‍🦼, 🧑‍🦼`,
});
