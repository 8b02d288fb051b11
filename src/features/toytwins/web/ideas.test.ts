import { expect, test } from 'vitest';
import { addIdea } from './ideas.ts';

test('addIdea begins a description or continues it', () => {
  expect(addIdea('', 'a camera')).toBe('A camera');
  expect(addIdea('A chef', 'a camera')).toBe('A chef, a camera');
  expect(addIdea('A chef, ', 'a camera')).toBe('A chef, a camera');
});

test('addIdea refuses an idea that is already used, or exceeds 250 characters', () => {
  expect(addIdea('A Camera and a dog', 'a camera')).toBeNull();
  expect(addIdea('x'.repeat(240), 'a camera')).toHaveLength(250);
  expect(addIdea('x'.repeat(241), 'a camera')).toBeNull();
});
