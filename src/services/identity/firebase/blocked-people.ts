import { eq, inArray } from 'drizzle-orm';
import type { Database } from '#services/database/index.ts';
import { personOf } from '../revoked-tokens.ts';
import { blockedPeople } from '../tables.ts';

/**
 * Blocks a person, or lets them in again. Firebase itself still signs them in, but no ID token of theirs is accepted.
 * @returns whether that changed anything.
 */
export async function setBlocked(database: Database, uid: string, blocked: boolean): Promise<boolean> {
  const person = personOf(uid);
  const changed = blocked
    ? await database.insert(blockedPeople).values({ person }).onConflictDoNothing().returning()
    : await database.delete(blockedPeople).where(eq(blockedPeople.person, person)).returning();
  return changed.length > 0;
}

/** Which of these people are blocked. */
export async function findBlocked(database: Database, uids: readonly string[]): Promise<Set<string>> {
  const rows = await database
    .select({ person: blockedPeople.person })
    .from(blockedPeople)
    .where(inArray(blockedPeople.person, uids.map(personOf)));
  const people = new Set(rows.map(({ person }) => person));
  return new Set(uids.filter((uid) => people.has(personOf(uid))));
}
