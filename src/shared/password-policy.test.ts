import { describe, expect, it } from 'vitest';
import { isWeakPassword } from './password-policy.ts';

describe('a password', () => {
  it.each([
    '',
    'a1b2c3d',
    'Password1',
    'ABC12345',
    '12345678',
    'abcdefgh',
    'a1a1a1a1',
    '!!!!1111',
    'Toy-Twin 2026',
    'toytwins!1',
  ])('%s is weak', (password) => expect(isWeakPassword(password)).toBe(true));

  it.each(['horse 42', 'grünkohl7', 'four words are enough', '写真を撮る2026年', 'abcd-efgh'])(
    '%s is not',
    (password) => expect(isWeakPassword(password)).toBe(false),
  );

  const owner = { email: 'robin.kestrel@example.com', name: 'Robin  Kestrel-Jones' };
  it.each([
    'Robin2026!',
    'kestrel-123',
    'robin.kestrel',
    'Robin Kestrel 1',
    'robin.kestrel@example.com',
    '2026jones!',
  ])('%s is weak for its owner only', (password) => {
    expect(isWeakPassword(password, owner)).toBe(true);
    expect(isWeakPassword(password, { email: 'sam@example.com', name: 'Sam' })).toBe(false);
  });

  it.each(['my robin sings 42 songs', 'correct horse 1'])('%s is not, whoever owns it', (password) =>
    expect(isWeakPassword(password, owner)).toBe(false),
  );

  it('is not weak for a name of three letters in it', () =>
    expect(isWeakPassword('always 42', { email: 'al@example.com', name: 'Al Po' })).toBe(false));
});
