import { expect, test } from 'vitest';
import { createWordCheck } from './check-words.ts';
import type { OwnWord } from './own-words.ts';

const { check, compileOwn } = createWordCheck();
const found = (text: string, ...words: Partial<OwnWord>[]) =>
  check(
    text,
    compileOwn(words.map((own) => ({ language: 'any', word: 'zorkon', verdict: 'refuse', ...own }) as const)),
  ).map(({ objection, language, word }) => `${objection} ${language} ${word}`);

test.each([
  'A zorkon with a sword',
  'ZORKON',
  'z0rk0n',
  'z o r k o n',
  'z.o.r.k.o.n',
  'Zörkön',
  'zorkonnnn',
  'zor\u200Bkon',
  'Ζоrkоn in Greek and Cyrillic letters',
  'zork*n',
])('a word of our own is refused in every spelling: %s', (text) => {
  expect(found(text, { language: 'en' })).toEqual(['own en zorkon']);
  expect(found(text)).not.toContain('own en zorkon');
  expect(found(text, { word: 'Zorkon', verdict: 'mark' })).toEqual(['mark any Zorkon']);
});

test('a phrase is found as such, and joined', () => {
  const phrase = { word: 'Acme Rockets' };
  expect(found('the acme rockets team', phrase)).toEqual(['own any Acme Rockets']);
  expect(found('acmerockets', phrase)).toEqual(['own any Acme Rockets']);
  expect(found('rockets of acme', phrase)).toEqual([]);
});

test('a word is found within others only where a star says so', () => {
  expect(found('zorkonism')).toEqual([]);
  expect(found('zorkonism', { word: 'zorkon*' })).toEqual(['own any zorkon*']);
});

test('what is allowed beats our lists, also in a phrase, and other words stay refused', () => {
  const text = 'The Naked Baker with a pan';
  expect(found(text)).toEqual(['sexual en naked']);
  expect(found(text, { word: 'naked baker', verdict: 'allow' })).toEqual([]);
  expect(found('A naked baker, naked', { word: 'naked baker', verdict: 'allow' })).toEqual([
    'sexual en naked',
  ]);
  expect(found('Гитлер', { word: 'Гитлер', verdict: 'allow' })).toEqual([]);
});

test('a word that is allowed in one language is refused by the others', () => {
  expect(found('A nazi', { word: 'nazi', verdict: 'allow' })).toEqual([]);
  expect(found('A nazi')).toEqual(['hate any nazi']);
  expect(found('naked', { word: 'naked', verdict: 'allow', language: 'en' })).toEqual([]);
  expect(found('naked', { word: 'naked', verdict: 'allow', language: 'de' })).toEqual(['sexual en naked']);
});

test('what is allowed beats what is refused', () => {
  const allowed = { word: 'zorkon castle', verdict: 'allow' } as const;
  expect(found('the zorkon castle', {}, allowed)).toEqual([]);
  expect(found('a zorkon', {}, allowed)).toEqual(['own any zorkon']);
});

test('a text is allowed as a whole', () => {
  const own = compileOwn([{ language: 'any', word: 'Batman', verdict: 'allow' }]);
  expect([own.allows('Batman'), own.allows('b4tman'), own.allows('Batman Robin')]).toEqual([
    true,
    true,
    false,
  ]);
});

test('a listed word is told as the list has it, a sentence without words', () => {
  expect(found('p.0.r.n')).toEqual(['sexual any porn']);
  expect(found('kill all jews')).toEqual(['hate en ']);
});
