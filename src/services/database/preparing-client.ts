import type pg from 'pg';
import { LeanClient } from './lean-client.ts';
import { StatementNames } from './statement-names.ts';

/**
 * A connection to PostgreSQL on which each statement is read once (decision 031): it gets a name when it comes for the first time, in
 * place of any other, and is only filled in from then on.
 */
export class PreparingClient extends LeanClient {
  readonly #names = new StatementNames();

  constructor(settings?: pg.ClientConfig) {
    super(settings);
    this.connection.on('errorMessage', (error: { code?: string }) => this.#names.hear(error));
  }

  override query(statement: string | pg.QueryConfig | pg.Submittable, ...given: unknown[]): never {
    return super.query(this.#named(statement, given[0]), ...given);
  }

  /** Without an array of values node-postgres sends several statements at once, and has nothing to fill in. */
  #named(statement: string | pg.QueryConfig | pg.Submittable, values: unknown) {
    if (typeof statement === 'string') return Array.isArray(values) ? this.#prepared(statement) : statement;
    if ('submit' in statement) return statement;
    return Array.isArray(values) || statement.values
      ? { ...statement, ...this.#prepared(statement.text) }
      : statement;
  }

  #prepared(text: string): pg.QueryConfig {
    const name = this.#names.of(text);
    return { text, ...(name && { name }) };
  }
}
