import { COLOUR_WORDS } from '../../catalogue/colours/colour-words.ts';
import { QUIET_WORDS } from '../../catalogue/languages/languages.ts';
import { isPartOfPhrase } from './lexicon.ts';
import { singulars } from './tokenise.ts';

/** Whether a word stands in any table, or in a phrase of one. */
export const isKnownWord = (token: string): boolean =>
  singulars(token).some((form) => isPartOfPhrase(form) || QUIET_WORDS.has(form) || COLOUR_WORDS.has(form));
