import { recordEvent } from '#features/history/server/record-event.ts';
import { type EmailKind, SEND_EMAIL } from '#features/toytwins/server/queues.ts';
import type { Database } from '#services/database/index.ts';
import type { Services } from '#services/index.ts';
import { AppError } from '#shared/errors.ts';
import { composeEmail } from './compose-email.ts';
import { findRecipient } from './find-recipient.ts';
import { mayReceive } from './may-receive.ts';
import { openUnsubscribeTokens } from './unsubscribe-token.ts';

/**
 * Prepares that an email about an order is sent again, although it was sent or refused before.
 * @param occasion names who wanted it: the same one is sent once.
 * @returns what queues it, in the transaction that writes who wanted it.
 * @throws {AppError} `conflict` where there is nothing to send, or nobody who may get it.
 */
export async function prepareSendAgain(
  services: Services,
  orderId: string,
  kind: EmailKind,
  occasion: string,
): Promise<(transaction: Database) => Promise<void>> {
  const recipient = await findRecipient(services, orderId);
  if (!recipient) throw new AppError('conflict', 'The account is deleted, so there is nobody to write to.');
  if (!(await mayReceive(services, kind, recipient)))
    throw new AppError('conflict', 'Their address is not confirmed, so only mails about money go there.');
  const content = await composeEmail(services, await openUnsubscribeTokens(services), kind, recipient);
  if (!content) throw new AppError('conflict', NOTHING[kind]);
  const { toytwinId } = recipient.order;
  return async (transaction) => {
    await services.jobs.send(SEND_EMAIL, { kind, orderId, occasion }, { transaction });
    const told = { kind: 'mail.queued', details: { mail: kind, again: true } } as const;
    await recordEvent(transaction, { toytwinId, orderId, ...told });
  };
}

/** Why there is nothing to send. */
const NOTHING: Record<EmailKind, string> = {
  ready: 'It is not ready, was taken back, or they do not want mails about finished toy twins.',
  receipt: 'There is a receipt only while the order is charged and not refunded in full.',
  failure: 'The order has not failed.',
  refund: 'Nothing of this order was returned.',
  birthday: 'They did not ask for it, or the toy twin is gone.',
  reminder: 'It is paid or gone, or they were reminded already.',
};
