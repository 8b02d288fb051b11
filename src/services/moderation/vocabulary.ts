import { plainLetters } from './plain-letters.ts';
import { spellings } from './spellings.ts';

/** A list of words and phrases, as the tokens of a text refer to it. */
export type WordList = {
  readonly words: ReadonlySet<string>;
  /** Whether its words count only if they are disguised: 'b1te', 'p.u.s.s.y'. */
  readonly isForHidden?: boolean;
  /** Whether a sentence may begin with it. */
  isStart?: boolean;
};

/** The words of a phrase. */
type Phrase = readonly string[];

/** A word of a reading: the ways in which it can be read, and all lists in which one of them stands. */
export type Token = {
  spellings: readonly string[];
  /** Whether its letters were separated. */
  isHidden?: boolean;
  lists: ReadonlySet<WordList>;
  /** The phrases that begin with it, by their lists. */
  phrases: ReadonlyMap<WordList, readonly Phrase[]>;
  /** Those of its lists, and of its phrases', with which a sentence may begin. */
  starts: readonly WordList[];
};

/** A word that was found to be harmless: it is ignored. */
export const HARMLESS: Token = { spellings: [], lists: new Set(), phrases: new Map(), starts: [] };

/** A word with digits or signs among its letters. */
const DISGUISED = /[a-z].*[0-9@$!|€+*]|[0-9@$!|€+*].*[a-z]/;
/** Shorter beginnings and ends are in too many words. */
const SHORTEST = 3;
/** The length of the longest listed word. */
const LONGEST = 40;

/** All lists, so that a word is looked up once and not in each of them. */
export class Vocabulary {
  readonly #words = new Map<string, WordList[]>();
  readonly #beginnings = new Map<string, WordList[]>();
  readonly #endings = new Map<string, WordList[]>();
  readonly #phrases = new Map<string, Map<WordList, Phrase[]>>();
  readonly #byLength = new Map<number, string[]>();

  /** Adds lists of words and phrases, separated by commas, as one. */
  add(...lists: readonly string[]): WordList {
    return this.#add(lists, false);
  }

  /** Adds words that are found only if they are disguised. */
  addHidden(...lists: readonly string[]): WordList {
    return this.#add(lists, true);
  }

  #add(lists: readonly string[], isForHidden: boolean): WordList {
    const words = new Set<string>();
    const list: WordList = { words, isForHidden };
    for (const phrase of lists.flatMap((each) => each.split(','))) {
      const parts = plainLetters(phrase.trim()).split(/\s+/u);
      const [first = ''] = parts;
      if (first === '') continue;
      if (parts.length === 1) words.add(this.#addWord(first, list));
      else {
        const phrases = this.#phrases.get(first) ?? new Map<WordList, Phrase[]>();
        push(phrases, list, parts);
        this.#phrases.set(first, phrases);
      }
    }
    return list;
  }

  #addWord(pattern: string, list: WordList): string {
    const word = pattern.replaceAll('*', '');
    if (!this.#words.has(word)) push(this.#byLength, word.length, word);
    push(this.#words, word, list);
    if (pattern.endsWith('*')) push(this.#beginnings, word, list);
    if (pattern.startsWith('*')) push(this.#endings, word, list);
    return word;
  }

  /** Looks a word up with all its spellings. */
  read(word: string, isHidden = false): Token {
    const read = spellings(word);
    const isDisguised = isHidden || DISGUISED.test(word);
    const lists = new Set<WordList>();
    for (const spelling of read)
      for (const found of this.#find(spelling))
        for (const list of found) if (isDisguised || !list.isForHidden) lists.add(list);
    const phrases = new Map(read.flatMap((spelling) => [...(this.#phrases.get(spelling) ?? [])]));
    const starts = [...new Set([...lists, ...phrases.keys()])].filter((list) => list.isStart);
    return { spellings: read, isHidden, lists, phrases, starts };
  }

  *#find(spelling: string): Iterable<readonly WordList[]> {
    const exact = this.#words.get(spelling);
    if (exact) yield exact;
    if (spelling.length > LONGEST) return;
    for (let length = SHORTEST; length < spelling.length; length++) {
      const beginning = this.#beginnings.get(spelling.slice(0, length));
      if (beginning) yield beginning;
      const ending = this.#endings.get(spelling.slice(-length));
      if (ending) yield ending;
    }
    if (spelling.includes('*')) yield* this.#findMasked(spelling);
  }

  /** 'f*ggot': a star stands for any letter. */
  *#findMasked(spelling: string): Iterable<readonly WordList[]> {
    const letters = spelling.replaceAll('*', '').length;
    if (letters < SHORTEST || letters < spelling.length / 2) return;
    const isMeant = (word: string) =>
      [...spelling].every((letter, index) => letter === '*' || letter === word[index]);
    for (const word of this.#byLength.get(spelling.length) ?? [])
      if (isMeant(word)) yield this.#words.get(word) ?? [];
  }
}

function push<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value): void {
  const values = map.get(key);
  if (values) values.push(value);
  else map.set(key, [value]);
}

const NOTHING: readonly number[] = [];
const ONE: readonly number[] = [1];

/** The possible numbers of tokens that a word or phrase of a list covers from `at` on, each once. */
export function matchList(list: WordList, tokens: readonly Token[], at: number): readonly number[] {
  const token = tokens[at];
  if (!token) return NOTHING;
  const one = token.lists.has(list) ? ONE : NOTHING;
  const phrases = token.phrases.get(list);
  if (!phrases) return one;
  const found = phrases.filter((phrase) => isSaid(phrase, tokens, at));
  return [...one, ...found.map((phrase) => phrase.length)];
}

/**
 * The word or phrase that a list has at `at`, as it stands in the list and not as it is written in the text; undefined if
 * it has none.
 */
export function entryAt(list: WordList, tokens: readonly Token[], at: number): string | undefined {
  const token = tokens[at];
  if (!token) return undefined;
  if (token.lists.has(list)) return wordOf(list, token);
  return token.phrases
    .get(list)
    ?.find((phrase) => isSaid(phrase, tokens, at))
    ?.join(' ');
}

/** Of a word that only begins or ends as listed, or is partly masked, the listed part. */
function wordOf({ words }: WordList, { spellings: read }: Token): string {
  const isPart = (word: string) =>
    read.some((spelling) => spelling.startsWith(word) || spelling.endsWith(word));
  return read.find((spelling) => words.has(spelling)) ?? words.values().find(isPart) ?? '';
}

/** Whether a phrase stands at `at`, whose first word begins it. */
const isSaid = (phrase: Phrase, tokens: readonly Token[], at: number) =>
  phrase.every((word, step) => step === 0 || isSpelled(tokens[at + step], word));

function isSpelled(token: Token | undefined, word: string): boolean {
  if (!token) return false;
  if (!word.endsWith('*')) return token.spellings.includes(word);
  const beginning = word.slice(0, -1);
  return token.spellings.some((spelling) => spelling.startsWith(beginning));
}
