import { and, eq } from 'drizzle-orm';
import { lockToytwin } from '#features/toytwins/server/lock-toytwin.ts';
import { MAIL_NOTE } from '#features/toytwins/server/queues.ts';
import { isPhotoErased } from '#features/toytwins/server/require-photos.ts';
import { versions } from '#features/toytwins/tables.ts';
import type { Database } from '#services/database/index.ts';
import type { Jobs } from '#services/jobs/index.ts';
import { assertNever } from '#shared/assert-never.ts';
import type { FollowUpRow } from './follow-up.ts';
import { sendMaking } from './send-follow-up-job.ts';

/**
 * Begins what a follow-up order pays for, in the transaction that marks the order as authorized.
 * @returns false when its toy twin has no use for it any more: it was deleted, refunded or became premium, its photo was
 * erased, or it is being drawn again already.
 */
export async function beginFollowUp(jobs: Jobs, transaction: Database, order: FollowUpRow): Promise<boolean> {
  const toytwin = await lockToytwin(transaction, order.toytwinId);
  if (toytwin?.status !== 'completed' || toytwin.refundedAt || isPhotoErased(toytwin)) return false;
  switch (order.purpose) {
    case 'redo':
      if (!(await beginRedo(jobs, transaction, order))) return false;
      break;
    case 'upgrade':
      if (toytwin.tier === 'premium') return false;
      break;
    default:
      assertNever(order.purpose);
  }
  await sendMaking(jobs, transaction, order);
  return true;
}

async function beginRedo(
  jobs: Jobs,
  transaction: Database,
  { id, toytwinId }: FollowUpRow,
): Promise<boolean> {
  const isWaiting = and(eq(versions.toytwinId, toytwinId), eq(versions.redoStatus, 'waiting'));
  if ((await transaction.$count(versions, isWaiting)) > 0) return false;
  const [begun] = await transaction
    .update(versions)
    .set({ redoStatus: 'waiting' })
    .where(and(eq(versions.orderId, id), eq(versions.redoStatus, 'unpaid')))
    .returning({ versionId: versions.id, note: versions.redoNote });
  if (!begun) return false;
  const { versionId, note } = begun;
  if (note !== null) await jobs.send(MAIL_NOTE, { versionId }, { transaction });
  return true;
}
