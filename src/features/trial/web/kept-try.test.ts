import { expect, it } from 'vitest';
import { emptyDesign } from '#features/designs/web/draft-design.ts';
import { clearAllDrafts } from '#features/toytwins/web/clear-all-drafts.ts';
import { hasKeptTry } from './kept-key.ts';
import { clearKeptTry, keepTry, readKeptTry } from './kept-try.ts';

function tab(): Storage {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  };
}

const tried = {
  token: 'abc',
  templateId: 'template2',
  description: 'A chef',
  design: { ...emptyDesign, look: { skin: '9' } },
} as const;

it('what was tried is kept in the tab until it is taken over, or somebody logs out', () => {
  const storage = tab();
  expect([readKeptTry(storage), hasKeptTry(storage)]).toEqual([null, false]);
  keepTry(storage, tried);
  expect([readKeptTry(storage), hasKeptTry(storage)]).toEqual([tried, true]);
  clearKeptTry(storage);
  expect(hasKeptTry(storage)).toBe(false);
  keepTry(storage, tried);
  clearAllDrafts(storage);
  expect(hasKeptTry(storage)).toBe(false);
});

it('what cannot be read counts as nothing', () => {
  const storage = tab();
  storage.setItem('toytwin-wizard:kept-try', '{"token":1');
  expect(readKeptTry(storage)).toBeNull();
});
