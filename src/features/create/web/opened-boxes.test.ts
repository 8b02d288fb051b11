import { expect, test } from 'vitest';
import { noteOpened, wasOpened } from './opened-boxes.ts';

function memory() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

test('a box stays open, the others stay sealed', () => {
  const storage = memory();
  expect(wasOpened('a', storage)).toBe(false);
  noteOpened('a', storage);
  noteOpened('b', storage);
  noteOpened('a', storage);
  expect(wasOpened('a', storage)).toBe(true);
  expect(wasOpened('b', storage)).toBe(true);
  expect(wasOpened('c', storage)).toBe(false);
});

test('the latest two hundred are remembered', () => {
  const storage = memory();
  for (let box = 0; box <= 200; box += 1) noteOpened(`box-${box}`, storage);
  expect(wasOpened('box-0', storage)).toBe(false);
  expect(wasOpened('box-1', storage)).toBe(true);
  expect(wasOpened('box-200', storage)).toBe(true);
});

test('without storage every box is sealed', () => {
  const refusing = {
    getItem: () => null,
    setItem: () => {
      throw new Error('refused');
    },
  };
  noteOpened('a', refusing);
  expect(wasOpened('a', refusing)).toBe(false);
});
