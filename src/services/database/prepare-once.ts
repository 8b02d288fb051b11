import type { Database } from './index.ts';

/**
 * A statement with `sql.placeholder`s that is written once for each database (and for each transaction that asks for it).
 * Writing one takes Drizzle as long as PostgreSQL needs to answer it: for the statements that every order goes through.
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
