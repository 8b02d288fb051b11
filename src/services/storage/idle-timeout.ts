import { pipeline, type Readable, Transform } from 'node:stream';

/**
 * Pipes a stream and aborts it if no data passes for a while. For clients that do not report a connection
 * that was cut or stalled in the middle of a file, so that the reader would wait forever.
 * @param patience milliseconds; a slow reader counts as idle, too.
 */
export function abortWhenIdle(source: Readable, patience: number): Readable {
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
  const silence = setTimeout(() => watched.destroy(new IdleError()), patience);
  // The reader gets errors from the returned stream.
  pipeline(source, watched, () => {});
  return watched;
}

/** The store stopped sending in the middle of a file. */
class IdleError extends Error {
  override readonly name = 'IdleError';
  readonly code = 'ETIMEDOUT';

  constructor() {
    super('The store stopped responding in the middle of a file');
  }
}
