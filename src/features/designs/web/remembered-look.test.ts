import { expect, test } from 'vitest';
import { forgetLooks } from './forget-looks.ts';
import { rememberedLook, rememberLook } from './remembered-look.ts';

/** An in-memory `Storage` with the browser's semantics. */
function memory() {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    key: (index: number) => [...kept.keys()][index] ?? null,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

test('the last look is kept for its person alone', () => {
  const storage = memory();
  const look = { glasses: 'round', top: 'cardigan', bottom: 'chinos' } as const;
  rememberLook(storage, 'u1', look);
  expect(rememberedLook(storage, 'u1')).toEqual(look);
  expect(rememberedLook(storage, 'u2')).toBeNull();
});

test('a toy twin without choices leaves the last look as it is', () => {
  const storage = memory();
  rememberLook(storage, 'u1', { glasses: 'round' });
  rememberLook(storage, 'u1', {});
  expect(rememberedLook(storage, 'u1')).toEqual({ glasses: 'round' });
});

test('looks that no longer exist are ignored', () => {
  const storage = memory();
  storage.setItem('toytwin-look:u1', '{"glasses":"monocle"}');
  expect(rememberedLook(storage, 'u1')).toBeNull();
  storage.setItem('toytwin-look:u1', '{"top":"toga"}');
  expect(rememberedLook(storage, 'u1')).toBeNull();
  storage.setItem('toytwin-look:u1', '{');
  expect(rememberedLook(storage, 'u1')).toBeNull();
});

test('forgetting deletes the looks and nothing else', () => {
  const storage = memory();
  rememberLook(storage, 'u1', { skin: '5' });
  rememberLook(storage, 'u2', { skin: '6' });
  storage.setItem('theme', 'dark');
  forgetLooks(storage);
  expect(storage.length).toBe(1);
  expect(storage.getItem('theme')).toBe('dark');
});
