import { pipeline, type Readable, Transform } from 'node:stream';

/**
 * Passes on what a store sends, and breaks off when nothing has passed for so long. For clients that do not tell that a
 * connection was cut, or fell silent, in the middle of a file: whoever reads would wait for ever.
 * @param patience milliseconds; a reader who takes their time counts as silence, too.
 */
export function breakSilence(source: Readable, patience: number): Readable {
  const watched = new Transform({
    transform(chunk, _encoding, done) {
      silence.refresh();
      done(null, chunk);
    },
    destroy(error, done) {
      clearTimeout(silence);
      done(error);
    },
  });
  const silence = setTimeout(() => watched.destroy(new SilenceError()), patience);
  // The reader hears of an error from what they read.
  pipeline(source, watched, () => {});
  return watched;
}

/** The store sent nothing more in the middle of a file. */
class SilenceError extends Error {
  override readonly name = 'SilenceError';
  readonly code = 'ETIMEDOUT';

  constructor() {
    super('The store fell silent in the middle of a file');
  }
}
