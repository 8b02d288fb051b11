/** Digits and signs in place of letters. `1`, `!` and `|` stand for two. */
const LEET: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  2: 'z',
  3: 'e',
  4: 'a',
  5: 's',
  6: 'g',
  7: 't',
  8: 'b',
  9: 'g',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'i',
  '€': 'e',
  '+': 't',
};
const LEET_SIGN = /[0-9@$!|€+]/g;
const LIKE_L = /[1!|]/g;
/** The shortest word whose double letters are also read as single ones. A shorter one may become another word: 'cons'. */
const LONG = 6;
/** The most repeated letters in one word; beyond that it is not a spelling. */
const MOST_RUNS = 4;

/** The words that a token may stand for: as it is, digits read as letters, repeated letters once or twice. */
export function spellings(token: string): string[] {
  const read = new Set([token]);
  if (token.includes("'")) read.add(token.replaceAll("'", ''));
  if (LEET_SIGN.test(token) && /[a-z]|\d{3}/.test(token)) {
    read.add(fromLeet(token));
    read.add(fromLeet(token.replace(LIKE_L, 'l')));
    read.add(token.replace(/[^a-z0-9']/g, ''));
  }
  LEET_SIGN.lastIndex = 0;
  for (const word of [...read]) {
    if (/vv|ph/.test(word)) read.add(word.replaceAll('vv', 'w').replaceAll('ph', 'f'));
    for (const shorter of withoutRepeats(word)) read.add(shorter);
  }
  return [...read];
}

const fromLeet = (token: string) => token.replace(LEET_SIGN, (sign) => LEET[sign] ?? sign);

/** A letter repeated three times or more may stand for one or two; in long words a double letter for one. */
function withoutRepeats(word: string): string[] {
  const once = word.replace(/([a-z])\1+/g, '$1');
  if (once === word) return [];
  const runs = word.match(/([a-z])\1{2,}/g) ?? [];
  if (runs.length === 0) return once.length >= LONG ? [once] : [];
  if (runs.length > MOST_RUNS) return [once];
  let read = [word];
  for (const run of new Set(runs)) {
    const letter = run[0] ?? '';
    read = read.flatMap((each) => [each.replaceAll(run, letter), each.replaceAll(run, letter + letter)]);
  }
  return [...read, once];
}
