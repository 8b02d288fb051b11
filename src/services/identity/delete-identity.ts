import { eq } from 'drizzle-orm';
import type { Database } from '../database/index.ts';
import { authUsers } from './tables.ts';

/** Removes a person's sign-in; sessions and passwords go with it. */
export async function deleteIdentity(database: Database, uid: string): Promise<void> {
  await database.delete(authUsers).where(eq(authUsers.id, uid));
}
