import { eq } from 'drizzle-orm';
import { type Answer, invalidRequest, unexpectedState } from '../api/api-error.ts';
import { presentIntent } from '../present/present-intent.ts';
import { readExpand } from '../present/read-expand.ts';
import type { Scope } from '../scope.ts';
import { type IntentRow, sandboxSessions } from '../tables.ts';
import { findIntent, releaseIntent } from './find-intent.ts';

/** Releases the held money. While the buyer may still try a card, the session has to be expired instead. */
export async function cancelIntent(
  scope: Scope,
  input: { cancellation_reason?: string | undefined; expand: string[] },
  id: string,
): Promise<Answer> {
  const expandCharge = readExpand(input.expand, ['latest_charge'])('latest_charge');
  const intent = await findIntent(scope, id);
  if (intent.status !== 'requires_capture' && intent.status !== 'requires_payment_method') {
    throw unexpectedState(
      `You cannot cancel this PaymentIntent because it has a status of ${intent.status}. ` +
        'Only a PaymentIntent with one of the following statuses may be canceled: requires_payment_method, requires_capture.',
      presentIntent(intent),
    );
  }
  if (await hasOpenSession(scope, intent)) {
    throw invalidRequest(
      'You cannot cancel the PaymentIntent of an open Checkout Session. Expire the Checkout Session instead.',
    );
  }
  const released = await releaseIntent(scope, intent, input.cancellation_reason ?? null);
  return { status: 200, body: presentIntent(released, { expandCharge }) };
}

async function hasOpenSession(scope: Scope, intent: IntentRow): Promise<boolean> {
  const [session] = await scope.tx
    .select({ status: sandboxSessions.status })
    .from(sandboxSessions)
    .where(eq(sandboxSessions.id, intent.sessionId));
  return session?.status === 'open';
}
