import { expect, test } from 'vitest';
import { design } from '../contract.ts';
import { boxProblem, characterCount, type DraftDesign, designOf, emptyDesign } from './draft-design.ts';
import { draftOfDesign } from './draft-of-design.ts';
import { nameOfAccount } from './name-of-account.ts';

const full: DraftDesign = {
  look: { skin: '4', hair: 'bob', hairColour: '#12ab9f', aids: ['hearing-aid'] },
  name: 'Captain Robin',
  line: 'Always early',
  palette: 'ocean',
  added: ['guitar'],
  removed: ['theme:space'],
  variant: 3,
  variation: 2,
  second: {
    name: 'Kim',
    description: 'A diver',
    look: { hair: 'afro' },
    added: ['guitar'],
    removed: ['thing:drum'],
  },
};

test('without choices no design is sent, and blank texts do not count', () => {
  expect(designOf(emptyDesign)).toBeUndefined();
  expect(designOf({ ...emptyDesign, name: '  ', line: '\u00a0' })).toBeUndefined();
});

test('all choices are sent as the contract requires, and read back the same', () => {
  const sent = designOf(full);
  expect(design.parse(sent)).toEqual(sent);
  expect(draftOfDesign(sent)).toEqual(full);
  expect(draftOfDesign(undefined)).toEqual(emptyDesign);
});

test('of very many removed parts, the last are sent', () => {
  const removed = Array.from({ length: 21 }, (_, index) => `thing:${'abcdefghijklmnopqrstu'[index]}`);
  const sent = designOf({ ...emptyDesign, removed });
  expect(design.parse(sent).parts?.removed).toEqual(removed.slice(1));
});

test('a text that is too long is reported, and the preview shows the part that fits', () => {
  const long = { ...emptyDesign, name: 'Maximiliana the Magnificent' };
  expect(boxProblem(long)).toEqual({ field: 'name', words: 'The name must be 24 characters or less' });
  expect(designOf(long)).toEqual({ name: 'Maximiliana the Magnific' });
  const astronauts = { ...emptyDesign, name: '👩‍🚀'.repeat(24) };
  expect(characterCount(astronauts.name)).toBe(24);
  expect(boxProblem(astronauts)).toBeNull();
  expect(designOf(astronauts)).toEqual({ name: astronauts.name });
});

test('an invisible text is left out', () => {
  const blank = { ...emptyDesign, name: '\u3164\u2800', line: ' \uFE0F' };
  expect(boxProblem(blank)).toBeNull();
  expect(designOf(blank)).toBeUndefined();
});

test('a new box has the name that the person is called, unless it is too long', () => {
  expect(nameOfAccount('Robin Example')).toBe('Robin');
  expect(nameOfAccount('Dr. Anna Weber')).toBe('Anna');
  expect(nameOfAccount('Nguyễn Thị Lan')).toBe('Nguyễn Thị Lan');
  expect(nameOfAccount('')).toBe('');
  expect(nameOfAccount('x'.repeat(25))).toBe('');
});
