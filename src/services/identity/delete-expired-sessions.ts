import { lt } from 'drizzle-orm';
import type { Database } from '#services/database/index.ts';
import { authSessions, authVerifications, emailChanges } from './tables.ts';

/** Deletes expired sessions, mailed links and wishes for another address; better-auth deletes one only when it is used. */
export async function deleteExpiredSessions(database: Database, now: number): Promise<void> {
  await database.delete(authSessions).where(lt(authSessions.expiresAt, new Date(now)));
  await database.delete(emailChanges).where(lt(emailChanges.expiresAt, new Date(now)));
  await database.delete(authVerifications).where(lt(authVerifications.expiresAt, new Date(now)));
}
