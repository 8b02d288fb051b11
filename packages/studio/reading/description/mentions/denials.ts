import {
  grammar,
  LANGUAGE_WORDS,
  phrasesIn,
  SPOKEN,
  wordsIn,
} from '../../../catalogue/languages/languages.ts';
import { thingOf } from '../../../catalogue/things/catalogue.ts';
import { lookBack } from '../words/look-back.ts';
import { BREAK, COMMA, singulars } from '../words/tokenise.ts';
import { asSaid, type Mention } from './mention.ts';

/** Words for 'without' and for fear. Behind another negation they ask for the thing: 'can't live without coffee'. */
const WITHOUT = grammar(['without', 'fear']);
const NEGATIONS = grammar(['negations', 'without', 'fear']);
/** The same in several words: 'a scarf rather than a hat'. */
const PHRASES = SPOKEN.flatMap((language) => phrasesIn(LANGUAGE_WORDS[language].grammar.insteadOf ?? '')).map(
  wordsIn,
);
/** How many small words may stand between 'without' and its thing: 'not wearing any kind of hat'. */
const REACH = 4;
/** Words that end a negation or reverse it: 'not only', 'no fear', 'not blue but green'. */
const ENDS = grammar(['but', 'only', 'and', 'with', 'without'], `${BREAK} ${COMMA}`);

const OR = grammar(['or']);
const JOINS = grammar(['and', 'or']);
const BUT = grammar(['but']);

/** Whether the words deny each mention, in the order of the mentions: 'no hat', 'without a cape or gloves'. */
export function findDenied(tokens: readonly string[], mentions: readonly Mention[]): boolean[] {
  const denied: boolean[] = [];
  mentions.forEach((mention, index) => {
    const before = mentions[index - 1];
    const between = before ? tokens.slice(before.end, mention.at) : [];
    const joined = between.some((token) => OR.has(token)) && between.length <= 3;
    denied.push(
      (joined && denied[index - 1] === true) ||
        deniedAt(tokens, mention.at, before?.end ?? 0) ||
        isRefused(tokens, mention) ||
        isHatedBehind(tokens, mentions, index),
    );
  });
  return denied;
}

const NO = grammar(['no']);
const THANKS: ReadonlySet<string | undefined> = new Set([
  undefined,
  ...grammar(['thanks'], `${BREAK} ${COMMA}`),
]);

/** Whether a bare 'no' answers a mention: 'Hat? No thanks.', 'torero no, mejor flamenca'. */
function isRefused(tokens: readonly string[], { end }: Mention): boolean {
  const isApart = tokens[end] === BREAK || tokens[end] === COMMA;
  const answer = isApart ? end + 1 : end;
  return NO.has(tokens[answer] ?? '') && THANKS.has(tokens[answer + 1]);
}

const HATED = grammar(['hatesBehind']);
const NOT = grammar(['notBehind']);
/** Verbs that stand behind what somebody does not like: 'der Hüte nicht mag'. */
const LIKED = grammar(['likesBehind']);

/** Whether a verb behind a mention denies it, as in German clauses: 'der Hüte und Mützen hasst'. */
function isHatedBehind(tokens: readonly string[], mentions: readonly Mention[], index: number): boolean {
  const end = mentions[index]?.end ?? 0;
  const next = mentions[index + 1];
  if (next?.at === end + 1 && JOINS.has(tokens[end] ?? '')) return isHatedBehind(tokens, mentions, index + 1);
  // 'Hüte kann er nicht leiden' has the verb and the person between them.
  for (let at = end; at <= end + 2; at++) {
    const token = tokens[at] ?? BREAK;
    if (HATED.has(token)) return true;
    if (NOT.has(token)) return LIKED.has(tokens[at + 1] ?? '') || LIKED.has(tokens[end] ?? '');
    if (ENDS.has(token) || next?.at === at) return false;
  }
  return false;
}

/** Whether a negation stands before a place, with nothing but small words between them. */
export function deniedAt(tokens: readonly string[], at: number, from: number): boolean {
  for (let back = at - 1; back >= Math.max(from, at - REACH); back--) {
    const token = tokens[back] ?? BREAK;
    if (NEGATIONS.has(token)) return isNegation(tokens, back);
    if (endsPhrase(tokens, back)) return true;
    // 'Er hasst aber Hüte' is no 'nicht Hüte, aber'.
    const isFiller = BUT.has(token) && HATED.has(tokens[back - 1] ?? '');
    if (ENDS.has(token) && !isFiller) return false;
  }
  return false;
}

const endsPhrase = (tokens: readonly string[], at: number) =>
  PHRASES.some((phrase) => phrase.every((word, index) => tokens[at + 1 - phrase.length + index] === word));

/** Whether a word says that something is not wanted, and requests nothing itself. */
export const isNegationWord = (token: string): boolean => NEGATIONS.has(token);

/** How many words may stand between two negations that undo each other: 'can't go one weekend without'. */
const UNDONE = 5;
const CLAUSE_ENDS = grammar(['and', 'but'], `${BREAK} ${COMMA}`);

/** Whether the word at a place denies what follows; 'never without' does not. */
export function isNegation(tokens: readonly string[], at: number): boolean {
  const token = tokens[at] ?? BREAK;
  if (!WITHOUT.has(token)) return NEGATIONS.has(token);
  const undoes = (before: string) => NEGATIONS.has(before) && !WITHOUT.has(before);
  return lookBack(tokens, at, UNDONE + 1, undoes, (before) => CLAUSE_ENDS.has(before)) === undefined;
}

/**
 * Leaves out a thing that the words refuse by its special name: 'not a guitar but a banjo' asks for a banjo, of which
 * there is no mould, and a guitar in its place would be wrong.
 */
export const dropSubstitutes = (
  tokens: readonly string[],
  mentions: readonly Mention[],
  denied: readonly boolean[],
): Mention[] => {
  const refused = new Set(
    mentions
      .filter((mention, index) => denied[index] && isByName(tokens, mention))
      .flatMap(({ meaning }) => meaning.accessories),
  );
  return mentions.map((mention, index) => {
    const isSubstitute =
      !denied[index] &&
      mention.meaning.accessories.some((kind) => refused.has(kind)) &&
      !isByName(tokens, mention);
    return isSubstitute ? { ...asSaid(mention), isLeftOut: true } : mention;
  });
};

/** Whether a phrase is the first name of its thing in some language, and no special kind of it. */
const isByName = (tokens: readonly string[], { at, end, meaning: { accessories } }: Mention): boolean =>
  accessories.some((kind) => {
    const names = Object.values(thingOf(kind).words).map((phrases) => phrases.split(', ')[0] ?? '');
    const phrase = tokens.slice(at, end).join(' ');
    return singulars(phrase).some((form) => names.includes(form));
  });
