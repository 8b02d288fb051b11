import { expect, test } from 'vitest';
import { isOnlyFigure, noteGreeting } from './first-figure.ts';

const mine = { id: 'a', status: 'completed' } as const;

test('only the one finished toy twin of a gallery is the first', () => {
  expect(isOnlyFigure(mine, [mine])).toBe(true);
  expect(isOnlyFigure(mine, [mine, { id: 'b', status: 'draft' }])).toBe(true);
  expect(isOnlyFigure(mine, [mine, { id: 'b', status: 'completed' }])).toBe(false);
  expect(isOnlyFigure(mine, [])).toBe(false);
});

test('first figure is greeted once', () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  expect(noteGreeting('a', storage)).toBe(true);
  expect(noteGreeting('a', storage)).toBe(false);
});
