import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { abortWhenIdle } from './idle-timeout.ts';

const LONG = 60_000;

/** Sends a word, then nothing, and never ends. */
const silent = () => {
  const source = new Readable({ read: () => {} });
  source.push('half of it');
  return source;
};

test('idle time-out passes everything on', async () => {
  expect(await text(abortWhenIdle(Readable.from(['one, ', 'two']), LONG))).toBe('one, two');
});

test('idle time-out aborts and closes a stream that falls silent', async () => {
  const source = silent();
  await expect(text(abortWhenIdle(source, 20))).rejects.toMatchObject({ code: 'ETIMEDOUT' });
  expect(source.destroyed).toBe(true);
});

test('idle time-out passes on an error of the source', async () => {
  const source = silent();
  const read = text(abortWhenIdle(source, LONG));
  source.destroy(new Error('cut'));
  await expect(read).rejects.toThrow('cut');
});

test('idle time-out closes the source when the reader stops', async () => {
  const source = silent();
  abortWhenIdle(source, LONG).destroy();
  await expect.poll(() => source.destroyed).toBe(true);
});
