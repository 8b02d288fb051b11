import { pipeline, type Readable, Transform } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import pLimit from 'p-limit';

/**
 * How many pieces of files, of 64 kB each, are written in one turn of the event loop. Each takes a sixth of a
 * millisecond, so that hundreds of downloads together hardly delay anybody else.
 */
const PIECES = 2;

/**
 * Passes streams on so that all of them together write only so much in one turn of the event loop; what is too much
 * waits, in the order in which it came. A single stream never waits.
 * @returns what passes a stream on: its errors end the returned one, and destroying the returned one ends it.
 */
export function createTurnsOfStreams(pieces = PIECES): (stream: Readable) => Readable {
  const turns = pLimit(pieces);
  return (stream) => {
    const passed = new Transform({
      transform(piece: Buffer, _encoding, done) {
        // A piece keeps its place until the next turn of the event loop.
        void turns(() => {
          done(null, piece);
          return nextTurn();
        });
      },
    });
    // The reader of the returned stream gets the error.
    return pipeline(stream, passed, () => undefined);
  };
}
