import { eq } from 'drizzle-orm';
import { authUsers } from '#services/identity/tables.ts';
import type { RunningApp } from './app.ts';
import type { Person } from './person.ts';

/** Confirms a person's address as the mailed link does, without waiting for the mail. */
export async function confirmEmail({ services }: RunningApp, { uid }: Person): Promise<void> {
  await services.database.update(authUsers).set({ emailVerified: true }).where(eq(authUsers.id, uid));
}
