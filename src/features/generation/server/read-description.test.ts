import { expect, test } from 'vitest';
import { readDescription } from './read-description.ts';

test('readDescription keeps the words, on one line', () => {
  expect(readDescription(' A round face.\n\nBrown hair, grey eyes. \r\n')).toBe(
    'A round face. Brown hair, grey eyes.',
  );
});

test('readDescription removes characters that cannot be stored', () => {
  expect(readDescription('A round\0 face.\u001b[31m Brown\u0007 hair.')).toBe(
    'A round face. [31m Brown hair.',
  );
});

test('readDescription cuts an endless text, never within a character', () => {
  expect(readDescription('A round face. '.repeat(10_000)).length).toBe(2_000);
  expect(readDescription(`a${'🙂'.repeat(2_000)}`).isWellFormed()).toBe(true);
});

test.each(['', ' \n', '\0'])('%j is not a description', (text) => {
  expect(() => readDescription(text)).toThrow('Failed to analyze image');
});

test.each([
  "I'm sorry, I can't help with identifying or describing people in images.",
  'I’m sorry, but I can’t assist with that.',
  'Sorry, I cannot help with this request.',
  'I cannot describe real people.',
  "I'm unable to help with this.",
])('%j describes nobody: such a face is not drawn', (text) => {
  expect(() => readDescription(text)).toThrow(expect.objectContaining({ trouble: 'refused' }));
});

test.each([
  "I can't tell who this is. The person has a round face, brown hair and glasses.",
  'I am not able to say who it is, but the face is long and the beard is full.',
  'Unruly red hair frames a narrow face.',
])('%j is a description', (text) => {
  expect(readDescription(text)).toBe(text);
});
