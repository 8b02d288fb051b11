import type { Mention } from './mention.ts';
import { BREAK, COMMA } from './tokenise.ts';

const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/u));

/** Words for 'without'. Behind another negation they ask for the thing: 'can't live without coffee'. */
const WITHOUT = words('without sans ohne sin senza sem zonder');
const NEGATIONS =
  words(`no not without never lacks lacking minus hate hates dislike dislikes dont doesnt isnt arent wont cannot cant
  couldnt wouldnt hasnt havent nor neither remove except instead allergic afraid scared terrified 🚫
  ohne kein keine keinen keiner keinem keines nicht nie niemals hasst statt anstatt
  sans pas aucun aucune jamais deteste sin ningun ninguna nunca tampoco odia senza non nessun nessuna mai sem nao nenhum nenhuma
  detesta zonder geen niet nooit`);
/** How many small words may stand between 'without' and its thing: 'not wearing any kind of hat'. */
const REACH = 4;
/** Words that end a negation or reverse it: 'not only', 'no fear', 'not blue but green'. */
const ENDS: ReadonlySet<string> = new Set([
  BREAK,
  COMMA,
  ...words(`only just but and with fear matter doubt without und mit ohne nur aber sondern et avec sans mais seulement y con sin pero
    sino solo e ma anche com sem mas en met zonder maar`),
]);

const OR = words('or nor ni oder ou o nem ne');

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
        isRefused(tokens, mention),
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

/** Whether a bare 'no' answers a mention: 'Hat? No thanks.' */
function isRefused(tokens: readonly string[], { end }: Mention): boolean {
  const isApart = tokens[end] === BREAK || tokens[end] === COMMA;
  return isApart && NO.has(tokens[end + 1] ?? '') && THANKS.has(tokens[end + 2]);
}

/** Whether a negation stands before a place, with nothing but small words between them. */
export function deniedAt(tokens: readonly string[], at: number, from: number): boolean {
  for (let back = at - 1; back >= Math.max(from, at - REACH); back--) {
    const token = tokens[back] ?? BREAK;
    if (NEGATIONS.has(token)) return isNegation(tokens, back);
    if (ENDS.has(token)) return false;
  }
  return false;
}

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
