import { dictionary } from '@zxcvbn-ts/language-common';
import { describe, expect, it } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';
import { weaknessOf } from './password-policy.ts';

describe('a common password', () => {
  it.each(['password1', 'PassW0rd', 'qwerty123', '1qaz2wsx', 'trustno1', 'Sunshine7!', 'iloveyou#1'])(
    '%s is known',
    async (password) => expect(await isCommonPassword(password)).toBe(true),
  );

  it.each(['correct horse 1', 'grünkohl-7-mal', 'four words are enough'])('is not %s', async (password) =>
    expect(await isCommonPassword(password)).toBe(false),
  );

  it('is one of at least 3,000 that no other rule refuses', async () => {
    const others = dictionary['passwords-common'].filter((password) => weaknessOf(password) === null);
    const known = await Promise.all(others.slice(0, 3000).map(isCommonPassword));
    expect(known).toHaveLength(3000);
    expect(known.every(Boolean)).toBe(true);
  });
});
