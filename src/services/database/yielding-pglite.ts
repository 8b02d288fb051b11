import { setImmediate as nextTurn } from 'node:timers/promises';
import { type ExecProtocolOptions, PGlite } from '@electric-sql/pglite';

/** How long statements may run back to back before the event loop takes a turn, in milliseconds. */
const LONGEST_RUN = 8;
/** First bytes of the two messages that end a statement in PostgreSQL's protocol: Sync, and a simple Query. */
const ENDS = new Set(['S'.charCodeAt(0), 'Q'.charCodeAt(0)]);

/** First byte of the message with which the connection ends. */
const TERMINATE = 'X'.charCodeAt(0);

/**
 * The embedded database, which lets requests through between statements (decision 041). PGlite runs on the event loop's
 * thread and answers in microtasks, so a long series of statements would keep every request waiting until the last of
 * them.
 *
 * A statement that waited while the database began to close is refused: PGlite would accept it, could no longer
 * read it, and would repeat its error forever, on this thread.
 */
export class YieldingPGlite extends PGlite {
  #turnBegan = 0;

  override async execProtocolRaw(message: Uint8Array, options?: ExecProtocolOptions): Promise<Uint8Array> {
    if (!this.ready && message[0] !== TERMINATE) throw new Error('The embedded database is closing');
    const answer = await super.execProtocolRaw(message, options);
    if (ENDS.has(message[0] ?? 0) && performance.now() - this.#turnBegan > LONGEST_RUN) {
      await nextTurn();
      this.#turnBegan = performance.now();
    }
    return answer;
  }
}
