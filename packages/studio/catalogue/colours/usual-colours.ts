import type { Rgb } from '../../colour.ts';
import { LANGUAGE_WORDS, SPOKEN, tableIn } from '../languages/languages.ts';
import { COLOUR_WORDS } from './colour-words.ts';

/** Phrases for things that are known by a colour. It is used if the words name none. */
export const USUAL_COLOURS: readonly (readonly [phrase: string, colour: Rgb | undefined])[] = SPOKEN.flatMap(
  (language) =>
    tableIn(LANGUAGE_WORDS[language].usualColours).flatMap(([colour, phrases]) =>
      phrases.map((phrase) => [phrase, COLOUR_WORDS.get(colour)] as const),
    ),
);
