import type { PGlite } from '@electric-sql/pglite';

/**
 * Makes statements with parsers of their own cheaper: PGlite copies all that it knows for each of them, and Drizzle
 * brings some with every statement. From now on they are inherited, which copying passes over: a statement without
 * parsers finds them as before, one with some falls back to PGlite's own, and Drizzle reads arrays by itself.
 */
export function inheritParsers(client: PGlite): void {
  client.parsers = Object.create(client.parsers);
}
