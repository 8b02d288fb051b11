import { expect, test } from 'vitest';
import { photoNotice, processorNames } from './photo-notice.ts';

test('photo notice promises that only the owner sees the photo if there are no processors', () => {
  expect(photoNotice([])).toMatch(/^Only you can see this photo/);
});

test('photo notice names each processor', () => {
  expect(processorNames(['google', 'openai'])).toBe('Google and OpenAI');
  const words = photoNotice(['openai']);
  expect(words).toContain('sent to OpenAI');
  expect(words).not.toContain('Only you');
});
