import { newId } from '../identifiers.ts';
import { presentIntent } from '../present/present-intent.ts';
import { presentSession } from '../present/present-session.ts';
import type { Scope } from '../scope.ts';
import { type CardOnFile, type IntentRow, type SessionRow, sandboxPaymentIntents } from '../tables.ts';
import type { CardOutcome } from '../test-cards.ts';
import { recordEvent } from '../webhooks/record-event.ts';
import { changeIntent } from './change-intent.ts';
import { changeSession, findSession } from './find-session.ts';

/** How long a card network reserves money for a purchase on the web. */
const HOLD_SECONDS = 7 * 24 * 60 * 60;

/** The outcome of a card; `closed`: the session is no longer open, and was not changed. */
export type Authorization =
  | { kind: 'authorized'; session: SessionRow }
  | { kind: 'declined'; session: SessionRow; message: string }
  | { kind: 'closed'; session: SessionRow };

/**
 * Tries a card for a session: holds the money or says why not. A session that is no longer open is left as it is,
 * so that a form sent twice holds the money once.
 * @throws {ApiError} `resource_missing`
 */
export async function authorizeSession(
  scope: Scope,
  sessionId: string,
  attempt: { card: CardOnFile; outcome: CardOutcome },
): Promise<Authorization> {
  const found = await findSession(scope, sessionId);
  if (found.session.status !== 'open') return { kind: 'closed', session: found.session };
  const intent = found.intent ?? (await createIntent(scope, found.session));
  if (attempt.outcome.kind === 'declines') {
    const { failure } = attempt.outcome;
    const session = await changeSession(scope, sessionId, { paymentIntentId: intent.id });
    const failed = await changeIntent(scope, intent.id, { lastPaymentError: failure });
    await recordEvent(scope, 'payment_intent.payment_failed', presentIntent(failed));
    return { kind: 'declined', session, message: failure.message };
  }
  const failsCapture = attempt.outcome.kind === 'authorizes_then_fails_capture';
  const held = await hold(scope, intent, attempt.card, failsCapture);
  const session = await changeSession(scope, sessionId, { status: 'complete', paymentIntentId: intent.id });
  await recordEvent(scope, 'payment_intent.amount_capturable_updated', presentIntent(held));
  await recordEvent(
    scope,
    'checkout.session.completed',
    presentSession(session, held, { publicUrl: scope.publicUrl }),
  );
  return { kind: 'authorized', session };
}

async function createIntent(scope: Scope, session: SessionRow): Promise<IntentRow> {
  const [intent] = await scope.tx
    .insert(sandboxPaymentIntents)
    .values({
      id: newId('pi'),
      sessionId: session.id,
      status: 'requires_payment_method',
      amount: session.amountTotal,
      currency: session.currency,
      ...session.intentTemplate,
      created: scope.now,
    })
    .returning();
  if (!intent) throw new Error('The payment intent could not be stored');
  return intent;
}

function hold(scope: Scope, intent: IntentRow, card: CardOnFile, failsCapture: boolean): Promise<IntentRow> {
  return changeIntent(scope, intent.id, {
    status: 'requires_capture',
    card,
    failsCapture,
    chargeId: newId('ch'),
    captureBefore: scope.now + HOLD_SECONDS,
    lastPaymentError: null,
  });
}
