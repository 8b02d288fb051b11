import { expect, test } from 'vitest';
import { processorNames, whoSeesPhoto } from './processor-words.ts';

test('a photo that stays here is promised to be seen by its owner only', () => {
  expect(whoSeesPhoto([])).toMatch(/^Only you ever see this photo/);
});

test('whoever is sent the photo is named, and nothing else is promised', () => {
  expect(processorNames(['google', 'openai'])).toBe('Google and OpenAI');
  const words = whoSeesPhoto(['openai']);
  expect(words).toContain('sent to OpenAI');
  expect(words).not.toContain('Only you');
});
