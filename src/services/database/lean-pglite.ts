import { PGlite } from '@electric-sql/pglite';
import { OneAtATime } from './one-at-a-time.ts';

/**
 * The embedded database with its locks replaced (decision 029). PGlite's own make a generator function for every statement,
 * and V8 a hidden class for every generator function, which keeps all that the function can see, the statement and its rows, in
 * memory until the whole heap is collected.
 */
export class LeanPGlite extends PGlite {
  readonly #queries = new OneAtATime();
  readonly #transactions = new OneAtATime();

  override _runExclusiveQuery<Result>(work: () => Promise<Result>): Promise<Result> {
    return this.#queries.run(work);
  }

  override _runExclusiveTransaction<Result>(work: () => Promise<Result>): Promise<Result> {
    return this.#transactions.run(work);
  }

  /** Without a lock of its own: whoever calls it has the database to themselves. */
  override async syncToFs(): Promise<void> {
    await this.fs?.syncToFs();
  }

  /** When everything that was asked for before has ended, as PGlite waits by its own locks. */
  override async close(): Promise<void> {
    await this._checkReady();
    return this._runExclusiveTransaction(() => this._runExclusiveQuery(() => super.close()));
  }
}
