import { pipeline, type Readable, Transform } from 'node:stream';

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
  const waiting: (() => void)[] = [];
  let left = pieces;
  let turning = false;
  const beginTurn = () => {
    const begun = waiting.splice(0, pieces);
    left = pieces - begun.length;
    turning = begun.length > 0;
    if (turning) setImmediate(beginTurn);
    for (const pass of begun) pass();
  };
  const takeTurn = (pass: () => void) => {
    if (!turning) setImmediate(beginTurn);
    turning = true;
    if (left === 0) return void waiting.push(pass);
    left -= 1;
    pass();
  };
  return (stream) => {
    const passed = new Transform({
      transform: (piece: Buffer, _encoding, done) => takeTurn(() => done(null, piece)),
    });
    // The reader of the returned stream gets the error.
    return pipeline(stream, passed, () => undefined);
  };
}
