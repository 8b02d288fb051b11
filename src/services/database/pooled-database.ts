import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { isDatabaseAway } from './connection-errors.ts';

/**
 * The database on a pool of connections. Transactions take and return their connections here: Drizzle never returns a
 * connection whose transaction could not begin, so a short outage of the database would empty the pool.
 */
export function openPooledDatabase(pool: pg.Pool): NodePgDatabase {
  const database: NodePgDatabase = drizzle(pool);
  database.transaction = async (work, config) => {
    const connection = await pool.connect();
    let isBroken = false;
    try {
      return await drizzle(connection).transaction(work, config);
    } catch (error) {
      isBroken = isDatabaseAway(error);
      throw error;
    } finally {
      connection.release(isBroken);
    }
  };
  return database;
}
