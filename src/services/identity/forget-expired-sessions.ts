import { lt } from 'drizzle-orm';
import type { Database } from '#services/database/index.ts';
import { authSessions } from './tables.ts';

/** Forgets sessions that have expired: the identity itself does so only when somebody comes with one. */
export async function deleteExpiredSessions(database: Database, now: number): Promise<void> {
  await database.delete(authSessions).where(lt(authSessions.expiresAt, new Date(now)));
}
