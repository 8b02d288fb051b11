import { expect, test } from 'vitest';
import { processorNames, whoSeesPhoto } from './processor-words.ts';

test('photo notice promises that only the owner sees the photo if there are no processors', () => {
  expect(whoSeesPhoto([])).toMatch(/^Only you ever see this photo/);
});

test('photo notice names each processor', () => {
  expect(processorNames(['google', 'openai'])).toBe('Google and OpenAI');
  const words = whoSeesPhoto(['openai']);
  expect(words).toContain('sent to OpenAI');
  expect(words).not.toContain('Only you');
});
