/** docs/specification.md#limits: "Password min 8". */
export const PASSWORD_MIN_LENGTH = 8;
/** The maximum of the embedded identity service. */
export const PASSWORD_MAX_LENGTH = 128;

/**
 * The passwords that are tried first. `isCommonPassword` knows tens of thousands, but only on the server: with these the
 * form can answer at once.
 */
const COMMON = new Set([
  'password1',
  'passw0rd',
  '12345678a',
  'qwerty123',
  'abc12345',
  'iloveyou1',
  'a1234567',
]);
/** The minimum length of such a word: shorter ones are in many good passwords by chance. */
const SHORTEST_WORD = 4;
const PRODUCT = 'toytwin';

/** The owner of the password, as far as known. */
export interface PasswordOwner {
  email?: string;
  name?: string;
}

/**
 * Why a password is too easily guessed: `weak` has fewer than 8 characters, or only one kind of character without being a
 * long phrase; `repetitive` has hardly any different ones; `common` is one of those that are tried first; `personal` is
 * little more than the product's name or its owner's own words.
 */
export type PasswordWeakness = 'weak' | 'repetitive' | 'common' | 'personal';

/** Why a password is too easily guessed; null if it is not. */
export function weaknessOf(password: string, owner: PasswordOwner = {}): PasswordWeakness | null {
  if (password.length < PASSWORD_MIN_LENGTH) return 'weak';
  if (COMMON.has(password.toLowerCase())) return 'common';
  if (new Set(password).size < 4) return 'repetitive';
  if (ownWords(owner).some((word) => isMostly(word, password))) return 'personal';
  const kinds = [/\p{L}/u, /\p{N}/u, /[^\p{L}\p{N}]/u].filter((kind) => kind.test(password)).length;
  return kinds < 2 && password.length < 15 ? 'weak' : null;
}

/** Whether the password is too short without this word. */
function isMostly(word: string, password: string): boolean {
  const letters = lettersOf(password);
  return letters.includes(word) && letters.replaceAll(word, '').length < PASSWORD_MIN_LENGTH;
}

/** The product's name; name and address of the owner, as a whole and in their parts. */
function ownWords({ email = '', name = '' }: PasswordOwner): string[] {
  const [mailbox = ''] = email.split('@');
  const parts = [mailbox, name].flatMap((text) => text.split(/[^\p{L}\p{N}]+/u));
  const words = [PRODUCT, email, mailbox, name, ...parts].map(lettersOf);
  return words.filter((word) => word.length >= SHORTEST_WORD);
}

/** In lower case and without spaces and signs, which change how a word looks, but not how easily it is guessed. */
function lettersOf(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
}
