import { eq } from 'drizzle-orm';
import { resourceMissing } from '../api/api-error.ts';
import { presentIntent } from '../present/present-intent.ts';
import type { Scope } from '../scope.ts';
import { type IntentRow, sandboxPaymentIntents } from '../tables.ts';
import { recordEvent } from '../webhooks/record-event.ts';
import { changeIntent } from './change-intent.ts';

/**
 * The payment intent, locked until the transaction ends. A hold that nobody captured in time is released first.
 * @throws {ApiError} `resource_missing`
 */
export async function findIntent(scope: Scope, id: string): Promise<IntentRow> {
  const [intent] = await scope.tx
    .select()
    .from(sandboxPaymentIntents)
    .where(eq(sandboxPaymentIntents.id, id))
    .for('update');
  if (!intent) throw resourceMissing('payment_intent', id);
  const overdue =
    intent.status === 'requires_capture' &&
    intent.captureBefore !== null &&
    intent.captureBefore <= scope.now;
  return overdue ? releaseIntent(scope, intent, 'automatic') : intent;
}

/** Releases held money, or cancels a payment that was never authorized; sends an event. */
export async function releaseIntent(
  scope: Scope,
  intent: IntentRow,
  reason: string | null,
): Promise<IntentRow> {
  const released = await changeIntent(scope, intent.id, {
    status: 'canceled',
    canceledAt: scope.now,
    cancellationReason: reason,
  });
  await recordEvent(scope, 'payment_intent.canceled', presentIntent(released));
  return released;
}
