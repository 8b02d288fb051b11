import { eq } from 'drizzle-orm';
import { FAIL_REDO, FAIL_UPGRADE, REDO_TOYTWIN, UPGRADE_TOYTWIN } from '#features/toytwins/server/queues.ts';
import { versions } from '#features/toytwins/tables.ts';
import type { Database } from '#services/database/index.ts';
import type { Jobs } from '#services/jobs/index.ts';
import { assertNever } from '#shared/assert-never.ts';
import type { FollowUpRow } from './follow-up.ts';

/** The job that makes what an order pays for, the one that fails it, and the record that both are about. */
interface FollowUpJob {
  make: string;
  fail: string;
  data: { versionId: string } | { orderId: string };
  key: string;
}

/** Has a follow-up order made. At most one job for it waits or runs. @param transaction in which the job is sent. */
export async function sendMaking(jobs: Jobs, transaction: Database, order: FollowUpRow): Promise<void> {
  const { make, data, key } = await jobOf(transaction, order);
  await jobs.send(make, data, { transaction, singletonKey: key });
}

/** Has a follow-up order failed that cannot be made: its payment is released, and what was drawn for it deleted. */
export async function sendFailing(jobs: Jobs, database: Database, order: FollowUpRow): Promise<void> {
  const { fail, data } = await jobOf(database, order);
  await jobs.send(fail, data);
}

async function jobOf(database: Database, { id, purpose }: FollowUpRow): Promise<FollowUpJob> {
  switch (purpose) {
    case 'redo': {
      const versionId = await findVersion(database, id);
      return { make: REDO_TOYTWIN, fail: FAIL_REDO, data: { versionId }, key: versionId };
    }
    case 'upgrade':
      return { make: UPGRADE_TOYTWIN, fail: FAIL_UPGRADE, data: { orderId: id }, key: id };
    default:
      return assertNever(purpose);
  }
}

async function findVersion(database: Database, orderId: string): Promise<string> {
  const [version] = await database
    .select({ id: versions.id })
    .from(versions)
    .where(eq(versions.orderId, orderId));
  if (!version) throw new Error(`The redo of order ${orderId} has no version`);
  return version.id;
}
