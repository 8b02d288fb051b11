import type pg from 'pg';
import { LeanClient } from './lean-client.ts';
import { StatementNames } from './statement-names.ts';

/** PostgreSQL's `feature_not_supported`: with a statement that it knows by name, that its columns are of other types now. */
const OTHER_TYPES = '0A000';

/**
 * A connection to PostgreSQL on which each statement with values is read once (decision 031): it gets a name when it comes for the
 * first time, in place of any other, and is only filled in from then on.
 */
export class PreparingClient extends LeanClient {
  readonly #names = new StatementNames();

  constructor(settings?: pg.ClientConfig) {
    super(settings);
    // Another process has migrated: this one may serve on for a while.
    this.connection.on('errorMessage', ({ code }: { code?: string }) => {
      if (code === OTHER_TYPES) this.#names.forget();
    });
  }

  override query(statement: string | pg.QueryConfig | pg.Submittable, ...given: unknown[]): never {
    return super.query(this.#named(statement, given[0]), ...given);
  }

  #named(statement: string | pg.QueryConfig | pg.Submittable, given: unknown) {
    if (typeof statement === 'string') return isFilled(given) ? this.#prepared(statement) : statement;
    if ('submit' in statement) return statement;
    const values = Array.isArray(given) ? given : statement.values;
    return isFilled(values) ? { ...statement, ...this.#prepared(statement.text) } : statement;
  }

  #prepared(text: string): pg.QueryConfig {
    const name = this.#names.of(text);
    return { text, ...(name && { name }) };
  }
}

/** Without values several statements may come at once, as the queue's do: those cannot have a name. */
function isFilled(values: unknown): boolean {
  return Array.isArray(values) && values.length > 0;
}
