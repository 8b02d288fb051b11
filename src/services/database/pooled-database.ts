import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { isDatabaseAway } from './connection-errors.ts';

/**
 * The database on a pool of connections. Transactions take and give back theirs here: Drizzle keeps one forever whose
 * transaction could not begin, so that a database that was away for a moment would leave a pool with none.
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
