import type { Mention } from './mention.ts';
import { BREAK, COMMA } from './tokenise.ts';

const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/u));

/** Words for 'without' and for fear. Behind another negation they ask for the thing: 'can't live without coffee'. */
const WITHOUT = words('without sans ohne sin senza sem zonder angst peur miedo paura medo');
const NEGATIONS =
  words(`no not without never lacks lacking minus hate hates dislike dislikes loathe loathes despise despises detest detests
  refuse refuses avoid avoids dont doesnt isnt arent wont cannot cant
  couldnt wouldnt hasnt havent nor neither remove except instead allergic afraid scared terrified angst peur miedo paura medo 🚫
  ohne weder kein keine keinen keiner keinem keines keinerlei nicht nie niemals hasst hassen hasse verabscheut statt anstatt anstelle
  sans pas aucun aucune jamais deteste detestent sin ni ningun ninguna nunca tampoco odia odian odio niente senza non nessun nessuna mai odiano detestano sem nao nem nenhum nenhuma
  detesta detestan detesto detestam odeia odeio odeiam zonder geen niet nooit haat haten`);
/** The same in several words: 'a scarf rather than a hat'. */
const PHRASES =
  `rather than, anything but, anyone but, anybody but, nada de, en vez de, en vez del, en lugar de, en lugar del, au lieu d, au lieu de, a la place d, a la place de, invece di,
  invece del, invece della, al posto di, al posto del, em vez de, ao inves de, no lugar de, in plaats van`
    .split(/,\s+/u)
    .map((phrase) => phrase.split(' '));
/** How many small words may stand between 'without' and its thing: 'not wearing any kind of hat'. */
const REACH = 4;
/** Words that end a negation or reverse it: 'not only', 'no fear', 'not blue but green'. */
const ENDS: ReadonlySet<string> = new Set([
  BREAK,
  COMMA,
  ...words(`only just but and with fear matter doubt without und mit ohne nur aber sondern et avec sans mais seulement y con sin pero
    sino solo e ma anche com sem mas en met zonder maar`),
]);

const OR = words('or nor ni oder noch ou o nem ne');

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

const NO = words('no nope nein non nao nee');
const THANKS: ReadonlySet<string | undefined> = new Set([
  undefined,
  BREAK,
  COMMA,
  ...words('thanks thank way danke merci gracias grazie obrigado bedankt'),
]);

/** Whether a bare 'no' answers a mention: 'Hat? No thanks.', 'torero no, mejor flamenca'. */
function isRefused(tokens: readonly string[], { end }: Mention): boolean {
  const isApart = tokens[end] === BREAK || tokens[end] === COMMA;
  const answer = isApart ? end + 1 : end;
  return NO.has(tokens[answer] ?? '') && THANKS.has(tokens[answer + 1]);
}

const HATED = words('hasst hassen hasse verabscheut haat haten');
const NOT = words('nicht niet');
/** Verbs that stand behind what somebody does not like: 'der Hüte nicht mag'. */
const LIKED = words('mag mogen mochte leiden ausstehen will wollen braucht lust wil houdt');

/** Whether a verb behind a mention denies it, as in German clauses: 'der Hüte und Mützen hasst'. */
function isHatedBehind(tokens: readonly string[], mentions: readonly Mention[], index: number): boolean {
  const end = mentions[index]?.end ?? 0;
  const next = mentions[index + 1];
  if (next?.at === end + 1 && (tokens[end] === 'und' || tokens[end] === 'en' || OR.has(tokens[end] ?? '')))
    return isHatedBehind(tokens, mentions, index + 1);
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
    const isFiller = token === 'aber' && HATED.has(tokens[back - 1] ?? '');
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
const CLAUSE_ENDS: ReadonlySet<string> = new Set([BREAK, COMMA, 'and', 'but', 'und', 'aber', 'et', 'y', 'e']);

/** Whether the word at a place denies what follows; 'never without' does not. */
export function isNegation(tokens: readonly string[], at: number): boolean {
  const token = tokens[at] ?? BREAK;
  if (!WITHOUT.has(token)) return NEGATIONS.has(token);
  for (let back = at - 1; back >= Math.max(0, at - 1 - UNDONE); back--) {
    const before = tokens[back] ?? BREAK;
    if (CLAUSE_ENDS.has(before)) return true;
    if (NEGATIONS.has(before) && !WITHOUT.has(before)) return false;
  }
  return true;
}
