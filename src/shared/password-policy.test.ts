import { describe, expect, it } from 'vitest';
import { weaknessOf } from './password-policy.ts';

describe('a password', () => {
  it.each([
    ['', 'weak'],
    ['a1b2c3d', 'weak'],
    ['12345678', 'weak'],
    ['abcdefgh', 'weak'],
    ['a1a1a1a1', 'repetitive'],
    ['!!!!1111', 'repetitive'],
    ['Password1', 'common'],
    ['ABC12345', 'common'],
    ['Toy-Twin 2026', 'personal'],
    ['toytwins!1', 'personal'],
  ])('%s is %s', (password, weakness) => expect(weaknessOf(password)).toBe(weakness));

  it.each(['horse 42', 'grünkohl7', 'four words are enough', '写真を撮る2026年', 'abcd-efgh'])(
    '%s is not',
    (password) => expect(weaknessOf(password)).toBe(null),
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
    expect(weaknessOf(password, owner)).toBe('personal');
    expect(weaknessOf(password, { email: 'sam@example.com', name: 'Sam' })).toBe(null);
  });

  it.each(['my robin sings 42 songs', 'correct horse 1'])('%s is not weak for any owner', (password) =>
    expect(weaknessOf(password, owner)).toBe(null),
  );

  it('is not weak because of a name of three letters in it', () =>
    expect(weaknessOf('always 42', { email: 'al@example.com', name: 'Al Po' })).toBe(null));
});
