import pg from 'pg';
import { StatementNames } from './statement-names.ts';

/**
 * A connection to PostgreSQL that prepares each statement once (decision 025), as pgx and Npgsql do. The first time a
 * statement comes, it gets a name, in place of any other; from then on the server only fills in its values.
 */
export class PreparingClient extends pg.Client {
  readonly #names = new StatementNames();

  constructor(settings?: pg.ClientConfig) {
    super(settings);
    this.connection.on('errorMessage', (error: { code?: string }) => this.#names.hear(error));
  }

  /** Takes what node-postgres takes. It declares an overload for each form; `never` is the one return type that fits all. */
  override query(statement: string | pg.QueryConfig | pg.Submittable, ...given: unknown[]): never {
    return Reflect.apply(super.query, this, [this.#named(statement, given[0]), ...given]) as never;
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
