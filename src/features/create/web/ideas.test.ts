import { expect, test } from 'vitest';
import { addIdea } from './ideas.ts';

test('an idea begins a description or goes on with it', () => {
  expect(addIdea('', 'a camera')).toBe('A camera');
  expect(addIdea('A chef', 'a camera')).toBe('A chef, a camera');
  expect(addIdea('A chef, ', 'a camera')).toBe('A chef, a camera');
});

test('an idea that is there already, or does not fit into 250 characters, cannot be added', () => {
  expect(addIdea('A Camera and a dog', 'a camera')).toBeNull();
  expect(addIdea('x'.repeat(240), 'a camera')).toHaveLength(250);
  expect(addIdea('x'.repeat(241), 'a camera')).toBeNull();
});
