import type { Objection } from '../objection.ts';
import type { OwnWordLanguage } from '../own-words.ts';

/**
 * What is refused in a language. Words and phrases are separated by commas. `porn*` is each word that begins so,
 * `*nazi` each that ends so. Accents, capitals and look-alike letters do not matter.
 */
export type LanguageWords = {
  code: OwnWordLanguage;
  /** Words and phrases that are refused wherever they stand. */
  refused: Readonly<Partial<Record<Objection, string>>>;
  /** Words that are fine as they stand, and refused where somebody hid them behind digits, signs or spaces: 'b1te'. */
  hidden?: Readonly<Partial<Record<Objection, string>>>;
  /** Phrases that are fine although they hold refused words. */
  harmless: string;
  /**
   * Sentences that are refused. `<group>` stands for a group, `<noun>` for one that is a noun alone, `<name>` for
   * one of `sets`, anything else for itself. Up to four `fillers` may stand between two parts. `<noun+slander>`: the
   * second right behind the first. `<building.>`: the text ends behind it, or a stop stands there.
   */
  sentences: Readonly<Partial<Record<Objection, readonly string[]>>>;
  /** Groups of people, as nouns that mean nothing else. */
  groups: string;
  /**
   * Words for groups that also stand before or behind other nouns: 'black cat'. They count alone or next to `people`.
   */
  kinds: string;
  people: string;
  /** Refused words that are surnames too: behind a first name, with a capital, they are fine. */
  surnames?: string;
  sets: Readonly<Record<string, string>>;
  fillers: string;
  /** Words that do not go on with the noun that a kind would belong to: 'kill every muslim in town'. */
  stops: string;
  /** Right before a sentence they turn it round: 'stop hating gays'. */
  denials: string;
};
