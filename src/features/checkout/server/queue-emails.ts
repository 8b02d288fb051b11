import { recordEvent } from '#features/history/server/record-event.ts';
import { type EmailKind, SEND_EMAIL } from '#features/toytwins/server/queues.ts';
import type { Database } from '#services/database/index.ts';
import type { Jobs } from '#services/jobs/index.ts';
import type { OrderRow } from '../tables.ts';

/** Queues emails about an order in the transaction of the change that they are about: both happen, or neither. */
export async function queueEmails(
  jobs: Jobs,
  transaction: Database,
  { id: orderId, toytwinId }: Pick<OrderRow, 'id' | 'toytwinId'>,
  kinds: EmailKind[],
): Promise<void> {
  for (const kind of kinds) {
    await jobs.send(SEND_EMAIL, { kind, orderId }, { transaction });
    await recordEvent(transaction, { toytwinId, orderId, kind: 'mail.queued', details: { mail: kind } });
  }
}
