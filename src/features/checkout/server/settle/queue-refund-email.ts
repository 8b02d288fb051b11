import { recordEvent } from '#features/history/server/record-event.ts';
import { SEND_EMAIL } from '#features/toytwins/server/queues.ts';
import type { Database } from '#services/database/index.ts';
import type { Jobs } from '#services/jobs/index.ts';
import type { OrderReason, OrderRow } from '../../tables.ts';

/** Reasons for which we have returned money. Of what a bank takes back, the bank tells. */
const ours: OrderReason[] = ['refunded', 'partly_refunded', 'partly_refunded_disputed'];

/**
 * Queues the email about money that was returned, in the transaction that writes it down: one for each time that the sum
 * rises, with what was returned this time.
 * @param order as written. @param before what had been returned earlier.
 */
export async function queueRefundEmail(
  jobs: Jobs,
  transaction: Database,
  order: OrderRow,
  before: number,
): Promise<void> {
  const { id: orderId, toytwinId, amountRefunded, reason } = order;
  const returned = amountRefunded - before;
  if (returned <= 0 || reason === null || !ours.includes(reason)) return;
  const kind = 'refund';
  await jobs.send(SEND_EMAIL, { kind, orderId, occasion: String(amountRefunded), returned }, { transaction });
  await recordEvent(transaction, { toytwinId, orderId, kind: 'mail.queued', details: { mail: kind } });
}
