import { type PGlite, types } from '@electric-sql/pglite';

/**
 * Makes statements with parsers of their own cheaper: PGlite copies all that it knows for each of them, and Drizzle
 * brings some with every statement. Nearly all of the three hundred are for arrays. From now on those are inherited,
 * which copying passes over: a statement without parsers finds them as before, and Drizzle reads arrays by itself.
 */
export function inheritArrayParsers(client: PGlite): void {
  client.parsers = Object.assign(Object.create(client.parsers), types.parsers);
}
