import pg from 'pg';

/**
 * PostgreSQL's errors for a prepared statement that is no longer valid: `feature_not_supported` if its columns have changed
 * type, and `invalid_sql_statement_name` if somebody else closed it.
 */
const OUTDATED = ['0A000', '26000'];
/** More texts than the product has; each that gets a name takes some ten kilobytes of the database's memory, for each connection. */
const MOST = 500;

/**
 * A connection to PostgreSQL that prepares each statement once (decision 025), as pgx and Npgsql do; node-postgres prepares
 * only what has a name. A statement with values gets one, in place of any other, the first time that it comes; from then on
 * the server only fills in its values.
 */
export class PreparingClient extends pg.Client {
  readonly #names = new Map<string, string>();
  #given = 0;

  constructor(settings?: pg.ClientConfig) {
    super(settings);
    this.connection.on('errorMessage', ({ code = '' }: { code?: string }) => {
      if (OUTDATED.includes(code)) this.#names.clear();
    });
  }

  /** Accepts what node-postgres accepts. It declares an overload for each form; only the return type `never` fits them all. */
  override query(statement: string | pg.QueryConfig | pg.Submittable, ...given: unknown[]): never {
    return Reflect.apply(super.query, this, [this.#named(statement, given[0]), ...given]) as never;
  }

  #named(statement: string | pg.QueryConfig | pg.Submittable, given: unknown) {
    if (typeof statement === 'object' && 'submit' in statement) return statement;
    const config = typeof statement === 'string' ? { text: statement } : statement;
    const values = Array.isArray(given) ? given : config.values;
    const name = values?.length ? this.#nameOf(config.text) : undefined;
    return name ? { ...config, name } : statement;
  }

  #nameOf(text: string): string | undefined {
    const known = this.#names.get(text);
    if (known || this.#names.size >= MOST) return known;
    this.#given += 1;
    const name = `statement_${this.#given}`;
    this.#names.set(text, name);
    return name;
  }
}
