/** docs/specification.md#limits: "Password min 8". */
export const PASSWORD_MIN_LENGTH = 8;
/** The maximum of the embedded identity service. */
export const PASSWORD_MAX_LENGTH = 128;

const COMMON = new Set([
  'password1',
  'passw0rd',
  '12345678a',
  'qwerty123',
  'abc12345',
  'iloveyou1',
  'a1234567',
]);

/**
 * Whether a password is too easily guessed: fewer than 8 characters, only one kind of character (unless it is
 * a long phrase), one character repeated, or one of the first that anybody would try.
 */
export function isWeakPassword(password: string): boolean {
  if (password.length < PASSWORD_MIN_LENGTH) return true;
  if (COMMON.has(password.toLowerCase())) return true;
  if (new Set(password).size < 4) return true;
  const kinds = [/\p{L}/u, /\p{N}/u, /[^\p{L}\p{N}]/u].filter((kind) => kind.test(password)).length;
  return kinds < 2 && password.length < 15;
}
