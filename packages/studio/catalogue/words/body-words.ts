import { readWords, type Words } from './words.ts';

/** Words for bare feet. */
export const BAREFOOT_WORDS: Words = readWords(
  `barefoot, barefooted, bare foot, bare feet, naked feet, shoeless · de barfuss · fr pieds nus · es descalzo,
    descalza · it scalzo, scalza`,
);

/** Words for somebody who sits in a wheelchair, and for the chair. */
export const WHEELCHAIR_WORDS: Words = readWords(
  `wheelchair, wheel chair, power chair, powerchair, wheelchair user, wheelchair racer, wheelchair athlete, wheelchair
    basketball player · de rollstuhl, rollstuhlfahrer, rollstuhlfahrerin · fr fauteuil roulant · es silla de ruedas
    · it sedia a rotelle · pt cadeira de rodas · emoji 🦽, 🦼, 👨‍🦽, 👩‍🦽, 🧑‍🦽, 👨‍🦼, 👩‍🦼, 🧑‍🦼`,
);
