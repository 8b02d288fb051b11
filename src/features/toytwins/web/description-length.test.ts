import { expect, test } from 'vitest';
import { prompt } from '#features/toytwins/contract.ts';
import { fitDescription, lengthOf } from './description-length.ts';
import { addIdea } from './ideas.ts';

test('characters are counted as the server counts them', () => {
  const full = '🚀'.repeat(250);
  expect(lengthOf(full)).toBe(250);
  expect(prompt.safeParse(full).success).toBe(true);
  expect(prompt.safeParse(`${full}!`).success).toBe(false);
  expect(addIdea('🚀'.repeat(240), 'a camera')).not.toBeNull();
  expect(addIdea('🚀'.repeat(241), 'a camera')).toBeNull();
});

test('description that fits stays as it is, with its caret', () => {
  expect(fitDescription('A chef', 3)).toEqual({ text: 'A chef', caret: 3 });
  const full = '🚀'.repeat(250);
  expect(fitDescription(full, 500)).toEqual({ text: full, caret: 500 });
});

test('description keeps an emoji whole or not at all', () => {
  const almost = 'a'.repeat(249);
  expect(fitDescription(`${almost}🚀`, 251)).toEqual({ text: `${almost}🚀`, caret: 251 });
  expect(fitDescription(`${almost}b🚀`, 252)).toEqual({ text: `${almost}b`, caret: 250 });
});

test('a text that is too long in the middle keeps the words after it', () => {
  const before = 'a'.repeat(100);
  const after = 'b'.repeat(149);
  expect(fitDescription(`${before}🚀🚀🚀${after}`, 106)).toEqual({
    text: `${before}🚀${after}`,
    caret: 102,
  });
});
