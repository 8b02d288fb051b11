import { lt } from 'drizzle-orm';
import type { Database } from '#services/database/index.ts';
import { presents } from '../tables.ts';

/** Deletes presents whose link no longer works. What was kept of them stays. */
export async function deleteExpiredPresents(database: Database, now: number): Promise<void> {
  await database.delete(presents).where(lt(presents.expiresAt, new Date(now)));
}
