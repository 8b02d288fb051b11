import type { Rgb } from '../../colour.ts';
import { LANGUAGE_WORDS, SPOKEN } from '../languages/languages.ts';
import { COLOUR_WORDS } from './colour-words.ts';

/** Phrases for things that are known by a colour, which counts where the words name none. */
export const USUAL_COLOURS: readonly (readonly [words: string, colour: Rgb | undefined])[] = SPOKEN.flatMap(
  (language) =>
    Object.entries(LANGUAGE_WORDS[language].usualColours ?? {}).map(
      ([colour, words]) => [words, COLOUR_WORDS.get(colour)] as const,
    ),
);
