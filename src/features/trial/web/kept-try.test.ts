import { expect, it } from 'vitest';
import { emptyDesign } from '#features/designs/web/draft-design.ts';
import { clearAllDrafts } from '#features/toytwins/web/clear-all-drafts.ts';
import { claimKeptTry, forgetKeptTry, hasKeptTry } from './kept-key.ts';
import { keepTry, readKeptTry, readOwnTry } from './kept-try.ts';

function memory(): Storage {
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
const NOON = Date.UTC(2026, 10, 28, 12);
const MINUTE = 60_000;

it('a kept try belongs to the browser, then to the first person who signs in, and to nobody else', () => {
  const storage = memory();
  keepTry(storage, tried, null, NOON);
  claimKeptTry(storage, null, NOON);
  expect(hasKeptTry(storage, 'robin', NOON), 'nobody has signed in').toBe(false);
  claimKeptTry(storage, 'robin', NOON + MINUTE);
  claimKeptTry(storage, 'kim', NOON + 2 * MINUTE);
  const later = NOON + 29 * MINUTE;
  expect(readOwnTry(storage, 'robin', later)).toMatchObject(tried);
  expect([hasKeptTry(storage, 'robin', later), hasKeptTry(storage, 'kim', later)]).toEqual([true, false]);
  expect(readOwnTry(storage, 'kim', later)).toBeNull();
});

it('a try that a signed-in person keeps is theirs at once', () => {
  const storage = memory();
  keepTry(storage, tried, 'robin', NOON);
  claimKeptTry(storage, 'kim', NOON);
  expect([hasKeptTry(storage, 'robin', NOON), hasKeptTry(storage, 'kim', NOON)]).toEqual([true, false]);
});

it('a kept try is deleted from the storage after half an hour, with the photo', () => {
  const storage = memory();
  keepTry(storage, tried, 'robin', NOON);
  const late = NOON + 30 * MINUTE;
  expect([readKeptTry(storage, late), hasKeptTry(storage, 'robin', late)]).toEqual([null, false]);
  claimKeptTry(storage, null, late);
  expect(storage.length).toBe(0);
});

it('a kept try is deleted at log-out, from the browser and from the tab', () => {
  const [browser, tab] = [memory(), memory()];
  for (const storage of [browser, tab]) keepTry(storage, tried, 'robin', NOON);
  forgetKeptTry(browser);
  clearAllDrafts(tab);
  expect([browser.length, tab.length]).toEqual([0, 0]);
});

it('an unreadable try is ignored and deleted', () => {
  const storage = memory();
  for (const broken of ['{"token":1', '{"owner":null}', '[]']) {
    storage.setItem('toytwin-wizard:kept-try', broken);
    expect(readKeptTry(storage)).toBeNull();
    claimKeptTry(storage, 'robin');
    expect(storage.length).toBe(0);
  }
});
