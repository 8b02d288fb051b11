import { GERMAN } from './de.ts';
import { ENGLISH } from './en.ts';
import { SPANISH } from './es.ts';
import { FRENCH } from './fr.ts';
import { ITALIAN } from './it.ts';
import type { LanguageWords } from './language-words.ts';
import { DUTCH } from './nl.ts';
import { PORTUGUESE } from './pt.ts';

/** The languages in which descriptions are read, with what each refuses. */
export const LANGUAGES: readonly LanguageWords[] = [
  ENGLISH,
  GERMAN,
  FRENCH,
  SPANISH,
  ITALIAN,
  PORTUGUESE,
  DUTCH,
];
