import { type Answer, ApiError, invalidRequest, unexpectedState } from '../api/api-error.ts';
import { presentIntent } from '../present/present-intent.ts';
import { readExpand } from '../present/read-expand.ts';
import type { Scope } from '../scope.ts';
import { CAPTURE_DECLINED } from '../test-cards.ts';
import { recordEvent } from '../webhooks/record-event.ts';
import { changeIntent } from './change-intent.ts';
import { findIntent } from './find-intent.ts';

/** Takes the held money, or a part of it (cents); what is not taken is released. */
export async function captureIntent(
  scope: Scope,
  input: { amount_to_capture?: number | undefined; expand: string[] },
  id: string,
): Promise<Answer> {
  const expandCharge = readExpand(input.expand, ['latest_charge'])('latest_charge');
  const intent = await findIntent(scope, id);
  if (intent.status !== 'requires_capture') {
    throw unexpectedState(
      `This PaymentIntent could not be captured because it has a status of ${intent.status}. ` +
        'Only a PaymentIntent with one of the following statuses may be captured: requires_capture.',
      presentIntent(intent),
    );
  }
  const amount = input.amount_to_capture ?? intent.amount;
  if (amount < 1 || amount > intent.amount) {
    throw invalidRequest('The amount to capture must be from 1 to the amount held.', {
      code: amount < 1 ? 'amount_too_small' : 'amount_too_large',
      param: 'amount_to_capture',
    });
  }
  if (intent.failsCapture) return refuseCapture(scope, id);
  const captured = await changeIntent(scope, id, {
    status: 'succeeded',
    amountReceived: amount,
    capturedAt: scope.now,
  });
  await recordEvent(scope, 'payment_intent.succeeded', presentIntent(captured));
  return { status: 200, body: presentIntent(captured, { expandCharge }) };
}

/** The bank withdraws its authorization: nothing is held any longer, and nothing was charged. */
async function refuseCapture(scope: Scope, id: string): Promise<Answer> {
  const failed = await changeIntent(scope, id, {
    status: 'requires_payment_method',
    lastPaymentError: CAPTURE_DECLINED,
    captureBefore: null,
  });
  await recordEvent(scope, 'payment_intent.payment_failed', presentIntent(failed));
  return new ApiError(402, {
    type: 'card_error',
    code: CAPTURE_DECLINED.code,
    ...(CAPTURE_DECLINED.declineCode !== null && { decline_code: CAPTURE_DECLINED.declineCode }),
    message: CAPTURE_DECLINED.message,
    payment_intent: presentIntent(failed),
  }).answer;
}
