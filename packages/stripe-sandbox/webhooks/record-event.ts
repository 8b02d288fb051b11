import Stripe from 'stripe';
import { newId } from '../identifiers.ts';
import type { Scope } from '../scope.ts';
import { sandboxEvents } from '../tables.ts';

export type EventType = Extract<
  Stripe.Event['type'],
  | 'checkout.session.completed'
  | 'checkout.session.expired'
  | 'payment_intent.amount_capturable_updated'
  | 'payment_intent.payment_failed'
  | 'payment_intent.succeeded'
  | 'payment_intent.canceled'
  | 'charge.refunded'
>;

/** Writes an event to be sent once the transaction is done. `object` is what changed, as it is on the wire. */
export async function recordEvent(scope: Scope, type: EventType, object: object): Promise<void> {
  const id = newId('evt');
  const event = {
    id,
    object: 'event',
    api_version: Stripe.API_VERSION,
    created: scope.now,
    data: { object },
    livemode: false,
    pending_webhooks: 1,
    request: { id: scope.requestId, idempotency_key: scope.idempotencyKey },
    type,
  };
  await scope.tx
    .insert(sandboxEvents)
    .values({ id, type, body: JSON.stringify(event, null, 2), created: scope.now, dueAt: scope.now });
}
