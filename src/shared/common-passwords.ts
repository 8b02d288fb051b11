/** What people add to a word to satisfy a rule: one or two digits or signs. */
const ENDING = /[^\p{L}]{1,2}$/u;

/**
 * Whether a password, or the word before its last digits and signs, is one of about 49,000 that are tried first: the
 * leaked ones that zxcvbn-ts lists, under the MIT license. Loaded at its first use.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const common = dictionary['passwords-common'];
  const written = password.toLowerCase();
  return common.includes(written) || common.includes(written.replace(ENDING, ''));
}
