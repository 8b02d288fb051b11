import type { Database } from './index.ts';

/**
 * Builds a statement with `sql.placeholder`s once for each database (and once for each transaction that asks for it).
 * Drizzle takes about as long to build a statement as PostgreSQL takes to answer it, which the gallery's list, the most
 * frequent query of all, would pay on every request.
 */
export function prepareOnce<Statement>(
  write: (database: Database) => Statement,
): (database: Database) => Statement {
  const written = new WeakMap<Database, Statement>();
  return (database) => {
    const known = written.get(database);
    if (known) return known;
    const statement = write(database);
    written.set(database, statement);
    return statement;
  };
}
