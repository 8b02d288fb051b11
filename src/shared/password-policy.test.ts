import { describe, expect, it } from 'vitest';
import { isWeakPassword } from './password-policy.ts';

describe('a password', () => {
  it.each(['', 'a1b2c3d', 'Password1', '12345678', 'abcdefgh', 'a1a1a1a1', '!!!!1111', 'ABC12345'])(
    '%s is weak',
    (password) => expect(isWeakPassword(password)).toBe(true),
  );

  it.each(['horse 42', 'grünkohl7', 'four words are enough', '写真を撮る2026年', 'abcd-efgh'])(
    '%s is not',
    (password) => expect(isWeakPassword(password)).toBe(false),
  );
});
