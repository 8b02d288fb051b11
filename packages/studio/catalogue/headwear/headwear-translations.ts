import type { Headwear } from './headwear-words.ts';

/** Everyday words of Dutch, and of other languages, for what is worn on the head. */
export const HEADWEAR_TRANSLATIONS: Readonly<Partial<Record<Headwear, string>>> = {
  fedora: 'chapeau rose, filzhut, hoed, hoedje, chapeu',
  cap: 'een pet, rode pet, blauwe pet, zwarte pet, petje, baseballcap, gorra de beisbol, cappellino da baseball',
  beanie: 'muts, wollmutze, bommelmutze, bonnet en laine, gorro de lana',
  'sun-hat': 'strohoed, strohhut, sonnenhut, chapeau de paille',
  crown: 'kroon',
  sunglasses: 'zonnebril, lunettes noires, gafas negras, gafas oscuras, occhiali scuri, dunkle brille',
};
