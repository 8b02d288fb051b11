import { type Answer, invalidRequest } from '../api/api-error.ts';
import { newId } from '../identifiers.ts';
import { presentCharge } from '../present/present-charge.ts';
import { presentRefund } from '../present/present-refund.ts';
import { readExpand } from '../present/read-expand.ts';
import type { Scope } from '../scope.ts';
import { sandboxRefunds } from '../tables.ts';
import { recordEvent } from '../webhooks/record-event.ts';
import { changeIntent } from './change-intent.ts';
import { findIntent } from './find-intent.ts';

type Input = {
  payment_intent: string;
  amount?: number | undefined;
  reason?: string | undefined;
  metadata: Record<string, string>;
  expand: string[];
};

/** Refunds the whole captured amount; the sandbox has no partial refunds. */
export async function createRefund(scope: Scope, input: Input): Promise<Answer> {
  readExpand(input.expand, []);
  const intent = await findIntent(scope, input.payment_intent);
  const { chargeId } = intent;
  if (intent.status !== 'succeeded' || chargeId === null) {
    throw invalidRequest(`This PaymentIntent (${intent.id}) does not have a successful charge to refund.`);
  }
  if (intent.amountRefunded > 0) {
    throw invalidRequest(`Charge ${chargeId} has already been refunded.`, {
      code: 'charge_already_refunded',
    });
  }
  const amount = input.amount ?? intent.amountReceived;
  if (amount !== intent.amountReceived) {
    throw invalidRequest('The sandbox refunds the whole captured amount only.', { param: 'amount' });
  }
  const { reason = null, metadata } = input;
  const [refund] = await scope.tx
    .insert(sandboxRefunds)
    .values({ id: newId('re'), paymentIntentId: intent.id, amount, reason, metadata, created: scope.now })
    .returning();
  if (!refund) throw new Error('The refund could not be stored');
  const refunded = await changeIntent(scope, intent.id, { amountRefunded: amount });
  await recordEvent(scope, 'charge.refunded', presentCharge({ ...refunded, chargeId }));
  return { status: 200, body: presentRefund(refund, refunded) };
}
