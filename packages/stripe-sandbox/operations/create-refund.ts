import { type Answer, invalidRequest } from '../api/api-error.ts';
import { newId } from '../identifiers.ts';
import { presentCharge } from '../present/present-charge.ts';
import { presentRefund } from '../present/present-refund.ts';
import { readExpand } from '../present/read-expand.ts';
import type { Scope } from '../scope.ts';
import { type IntentRow, sandboxRefunds } from '../tables.ts';
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

/** Refunds an amount of a captured payment (cents), all that is left of it without one. */
export async function createRefund(scope: Scope, input: Input): Promise<Answer> {
  readExpand(input.expand, []);
  const intent = await findIntent(scope, input.payment_intent);
  const { chargeId } = intent;
  if (intent.status !== 'succeeded' || chargeId === null) {
    throw invalidRequest(`This PaymentIntent (${intent.id}) does not have a successful charge to refund.`);
  }
  const left = intent.amountReceived - intent.amountRefunded;
  if (left === 0) {
    throw invalidRequest(`Charge ${chargeId} has already been refunded.`, {
      code: 'charge_already_refunded',
    });
  }
  const amount = input.amount ?? left;
  refuseAmount(amount, left, intent);
  const { reason = null, metadata } = input;
  const [refund] = await scope.tx
    .insert(sandboxRefunds)
    .values({ id: newId('re'), paymentIntentId: intent.id, amount, reason, metadata, created: scope.now })
    .returning();
  if (!refund) throw new Error('The refund could not be stored');
  const refunded = await changeIntent(scope, intent.id, {
    amountRefunded: intent.amountRefunded + amount,
  });
  await recordEvent(scope, 'charge.refunded', presentCharge({ ...refunded, chargeId }));
  return { status: 200, body: presentRefund(refund, refunded) };
}

function refuseAmount(amount: number, left: number, { amountRefunded, currency }: IntentRow): void {
  if (amount < 1) {
    throw invalidRequest('Invalid positive integer', { code: 'parameter_invalid_integer', param: 'amount' });
  }
  if (amount <= left) return;
  const inWords = (cents: number) =>
    new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(cents / 100);
  const most = amountRefunded > 0 ? 'unrefunded amount on charge' : 'charge amount';
  throw invalidRequest(`Refund amount (${inWords(amount)}) is greater than ${most} (${inWords(left)})`, {
    param: 'amount',
  });
}
