import { and, eq, inArray } from 'drizzle-orm';
import { toytwins, versions } from '#features/toytwins/tables.ts';
import type { Database } from '#services/database/index.ts';
import type { Jobs } from '#services/jobs/index.ts';
import type { OrderReason, OrderRow } from '../../tables.ts';
import { queueEmails } from '../queue-emails.ts';

/** Reasons without an email: the owner canceled it, or never needed it. */
const untold: OrderReason[] = ['cancelled', 'toytwin_removed', 'payment_not_needed', 'replaced'];

/**
 * Notes that the payment of a follow-up order was released, in the transaction that says so: a redo has failed. Nothing else
 * of the toy twin changes. Its owner gets an email, unless they canceled it themselves.
 * @param order the row as moved.
 */
export async function noteRelease(jobs: Jobs, transaction: Database, order: OrderRow): Promise<void> {
  await transaction
    .update(versions)
    .set({ redoStatus: 'failed' })
    .where(and(eq(versions.orderId, order.id), inArray(versions.redoStatus, ['unpaid', 'waiting'])));
  const isTheirs = order.reason !== null && untold.includes(order.reason);
  const left = await transaction.$count(toytwins, eq(toytwins.id, order.toytwinId));
  if (!isTheirs && left > 0) await queueEmails(jobs, transaction, order, ['failure']);
}
