import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { createTurnsOfStreams } from './stream-in-turns.ts';

/** A stream of so many pieces of one byte. */
const piecesOf = (count: number) =>
  Readable.from(Array.from({ length: count }, (_, one) => Buffer.from([one])));

it('streams in turns write only so many pieces in one turn of the event loop, and everything in the end', async () => {
  const inTurn = createTurnsOfStreams(3);
  const perTurn: number[] = [];
  let written = 0;
  const streams = Array.from({ length: 20 }, () => {
    const stream = inTurn(piecesOf(10));
    stream.on('data', () => {
      written += 1;
    });
    return stream;
  });
  let ended = 0;
  for (const stream of streams) {
    stream.on('end', () => {
      ended += 1;
    });
  }
  while (ended < streams.length) {
    await new Promise((resolve) => setImmediate(resolve));
    perTurn.push(written);
    written = 0;
  }
  expect(Math.max(...perTurn)).toBeLessThanOrEqual(6);
  expect(perTurn.reduce((all, one) => all + one)).toBe(200);
});

it('a stream in turns is the same as without, fails with it, and ends it', async () => {
  const inTurn = createTurnsOfStreams(1);
  expect(await buffer(inTurn(piecesOf(5)))).toEqual(Buffer.from([0, 1, 2, 3, 4]));
  const failing = new Readable({ read: () => undefined });
  const failed = buffer(inTurn(failing));
  failing.destroy(new Error('half a file'));
  await expect(failed).rejects.toThrow('half a file');
  const left = new Readable({ read: () => undefined });
  inTurn(left).destroy();
  await expect.poll(() => left.destroyed).toBe(true);
});
