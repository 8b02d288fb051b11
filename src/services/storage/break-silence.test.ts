import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, test, vi } from 'vitest';
import { breakSilence } from './break-silence.ts';

const LONG = 60_000;

/** Sends a word and then nothing, not even its end. */
const silent = () => {
  const source = new Readable({ read: () => {} });
  source.push('half of it');
  return source;
};

test('everything is passed on', async () => {
  expect(await text(breakSilence(Readable.from(['one, ', 'two']), LONG))).toBe('one, two');
});

test('what falls silent is broken off and closed', async () => {
  const source = silent();
  await expect(text(breakSilence(source, 20))).rejects.toMatchObject({ code: 'ETIMEDOUT' });
  expect(source.destroyed).toBe(true);
});

test('what breaks off by itself is told as it is', async () => {
  const source = silent();
  const read = text(breakSilence(source, LONG));
  source.destroy(new Error('cut'));
  await expect(read).rejects.toThrow('cut');
});

test('what nobody reads any more is closed', async () => {
  const source = silent();
  breakSilence(source, LONG).destroy();
  await vi.waitFor(() => expect(source.destroyed).toBe(true));
});
