import { lt } from 'drizzle-orm';
import type { Database } from '#services/database/index.ts';
import { authSessions } from './tables.ts';

/** Deletes expired sessions; better-auth deletes one only when it is used. */
export async function deleteExpiredSessions(database: Database, now: number): Promise<void> {
  await database.delete(authSessions).where(lt(authSessions.expiresAt, new Date(now)));
}
