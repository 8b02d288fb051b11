import { eq } from 'drizzle-orm';
import type { Database } from '#services/database/index.ts';
import { type ToytwinRow, toytwins } from '../tables.ts';

/**
 * Reads a toy twin with a row lock: waits for a concurrent change, and blocks others until the transaction ends. Code that
 * locks an order as well locks the order first.
 * @returns undefined if it does not exist.
 */
export async function lockToytwin(transaction: Database, id: string): Promise<ToytwinRow | undefined> {
  const [row] = await transaction.select().from(toytwins).where(eq(toytwins.id, id)).for('update');
  return row;
}
