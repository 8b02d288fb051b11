import type { RefusedWords } from './objection.ts';
import type { OwnWord, OwnWordLanguage } from './own-words.ts';
import { plainLetters } from './plain-letters.ts';
import { type Reading, readingsOf } from './readings.ts';
import { splitRuns } from './split-runs.ts';
import { HARMLESS, matchList, type Token, Vocabulary, type WordList } from './vocabulary.ts';

/** Where words stand in a reading. */
type Place = { at: number; length: number };

/** Words of our own, ready for the check. */
export interface OwnWordCheck {
  /** What words of our own say about a reading. What they allow beats what any list refuses. */
  read(reading: Reading): { allowed(language: OwnWordLanguage): readonly Place[]; refused: RefusedWords[] };
  /** A text without what is allowed, letter for letter. */
  withoutAllowed(text: string): string;
  /** Whether a text is allowed as a whole. */
  allows(text: string): boolean;
}

/**
 * Compiles words of our own, in milliseconds. They match through the same spellings as our lists.
 * @param known words that may stand next to them in a run of letters without spaces.
 */
export function compileOwnWords(words: readonly OwnWord[], known: ReadonlySet<string>): OwnWordCheck {
  const vocabulary = new Vocabulary();
  const byList = new Map<WordList, OwnWord>(words.map((own) => [vocabulary.add(own.word), own]));
  const allowing = words.filter(({ verdict }) => verdict === 'allow');
  const parts = words.flatMap(({ word }) => plainLetters(word).replaceAll('*', '').split(/\s+/u));
  const knownToo = new Set([...known, ...parts].filter((word) => word.length > 1));
  const tokensOf = (reading: Reading) =>
    reading.map(({ letters, isHidden }) => vocabulary.read(letters, isHidden));

  return {
    read(reading) {
      if (words.length === 0) return NOTHING;
      const tokens = tokensOf(reading);
      const allowed = find(tokens, byList).filter(({ own }) => own.verdict === 'allow');
      for (const { at, length } of allowed) tokens.fill(HARMLESS, at, at + length);
      const ways = [tokens, ...splitRuns(tokens, knownToo, vocabulary)];
      return {
        allowed: (language) =>
          allowed.filter(
            ({ own }) => own.language === 'any' || language === 'any' || own.language === language,
          ),
        refused: ways.flatMap((way) => find(way, byList)).flatMap(({ own }) => refusalOf(own)),
      };
    },
    withoutAllowed: (text) => allowing.reduce((left, { word }) => left.replaceAll(word, ' '), text),
    allows(text) {
      const [reading = []] = readingsOf(text);
      const found = find(tokensOf(reading), byList);
      return found.some(({ own, length }) => own.verdict === 'allow' && length === reading.length);
    },
  };
}

const NOTHING = { allowed: () => [], refused: [] };

function refusalOf({ language, word, verdict }: OwnWord): RefusedWords[] {
  switch (verdict) {
    case 'allow':
      return [];
    case 'mark':
      return [{ objection: 'mark', language, word }];
    case 'refuse':
      return [{ objection: 'own', language, word }];
  }
}

/** The words of our own among the tokens. */
function find(
  tokens: readonly Token[],
  byList: ReadonlyMap<WordList, OwnWord>,
): (Place & { own: OwnWord })[] {
  return tokens.flatMap((token, at) =>
    [...new Set([...token.lists, ...token.phrases.keys()])].flatMap((list) => {
      const own = byList.get(list);
      return own ? matchList(list, tokens, at).map((length) => ({ own, at, length })) : [];
    }),
  );
}
