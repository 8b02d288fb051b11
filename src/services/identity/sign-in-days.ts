import { desc, eq, lt } from 'drizzle-orm';
import type { Database } from '#services/database/index.ts';
import { signInDays } from './tables.ts';

/** For how many days it is kept on which days somebody signed in, as the privacy page says. */
const KEPT_DAYS = 30;
const DAY = 86_400_000;

/** Notes that a person signed in on that day, by UTC: not when, how often or from where. */
export async function noteSignIn(database: Database, uid: string, at: Date): Promise<void> {
  await database
    .insert(signInDays)
    .values({ uid, day: dayOf(at) })
    .onConflictDoNothing();
}

/** The days on which a person signed in, such as '2026-11-29', newest first. */
export async function readSignInDays(database: Database, uid: string): Promise<string[]> {
  const rows = await database
    .select({ day: signInDays.day })
    .from(signInDays)
    .where(eq(signInDays.uid, uid))
    .orderBy(desc(signInDays.day));
  return rows.map(({ day }) => day);
}

/** Deletes those of a person who deletes their account. */
export async function deleteSignInDays(database: Database, uid: string): Promise<void> {
  await database.delete(signInDays).where(eq(signInDays.uid, uid));
}

/** Deletes days that are older than {@link KEPT_DAYS}. */
export async function deleteOldSignInDays(database: Database, now: number): Promise<void> {
  await database.delete(signInDays).where(lt(signInDays.day, dayOf(new Date(now - KEPT_DAYS * DAY))));
}

const dayOf = (time: Date) => time.toISOString().slice(0, 10);
