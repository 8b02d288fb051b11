import { eq } from 'drizzle-orm';
import { users } from '#features/profiles/tables.ts';
import { type ToytwinRow, toytwins } from '#features/toytwins/tables.ts';
import type { Database } from '#services/database/index.ts';
import type { Services } from '#services/index.ts';
import { type InboxEntryRow, reports } from '../../tables.ts';

/** Who wrote to the operator. */
export interface Writer {
  /** Empty for a reporter, who has none here. */
  name: string;
  /** Where they may be answered. Null: they left no address, or theirs is not confirmed. */
  address: string | null;
  toytwin: ToytwinRow;
}

/** A reporter is answered where they asked for it; an owner only at a confirmed address, as everywhere. */
export async function findWriter(
  { identity }: Pick<Services, 'identity'>,
  database: Database,
  { toytwinId, reportId }: Pick<InboxEntryRow, 'toytwinId' | 'reportId'>,
): Promise<Writer> {
  const [owned] = await database
    .select({ toytwin: toytwins, user: users })
    .from(toytwins)
    .leftJoin(users, eq(users.uid, toytwins.uid))
    .where(eq(toytwins.id, toytwinId));
  if (!owned) throw new Error(`No toy twin ${toytwinId}, to which a message of the inbox belongs`);
  const { toytwin, user } = owned;
  if (reportId !== null) {
    const [report] = await database
      .select({ email: reports.email })
      .from(reports)
      .where(eq(reports.id, reportId));
    return { name: '', address: report?.email ?? null, toytwin };
  }
  const isConfirmed = user !== null && (await identity.isEmailConfirmed(user.uid, user.email, database));
  return { name: user?.displayName ?? '', address: isConfirmed ? user.email : null, toytwin };
}
