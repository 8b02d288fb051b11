import { and, eq } from 'drizzle-orm';
import Stripe from 'stripe';
import { moveToytwin } from '#features/toytwins/server/lifecycle.ts';
import { toytwins, type VersionRow, versions } from '#features/toytwins/tables.ts';
import type { Services } from '#services/index.ts';
import { AppError } from '#shared/errors.ts';
import type { OrderRow } from '../../tables.ts';
import { moveOrder } from '../lifecycle.ts';
import { queueEmails } from '../queue-emails.ts';
import { rereadOrder } from '../read-order.ts';
import { reconcileCharged } from './reconcile-charged.ts';
import { NOT_NOW } from './with-provider-errors.ts';

type Needs = Pick<Services, 'database' | 'payment' | 'jobs' | 'logger'>;

/** The bank will not pay, however often it is asked. */
export class CaptureRefusedError extends Error {
  override readonly name = 'CaptureRefusedError';
}

/**
 * Charges the held amount, once, and completes the toy twin: order and toy twin change, and their letters are
 * queued, in one transaction, after the provider has said yes. Safe to repeat at any point.
 * @param known the order's version, by whoever has just stored its last picture; else it is read.
 * @throws {AppError} `conflict` when the pictures are not stored yet or the money is not held;
 * `payment_provider_failed` while the bank still works on the charge.
 * @throws {CaptureRefusedError} when the provider refuses for good.
 */
export async function capturePayment(
  services: Needs,
  order: OrderRow,
  known?: VersionRow,
): Promise<OrderRow> {
  if (order.status === 'captured') return order;
  if (order.status !== 'authorized' || !order.paymentIntentId) {
    throw new AppError('conflict', 'The payment for this order is not held, so it cannot be charged.');
  }
  const version = checkStored(order, known ?? (await readVersion(services, order)));
  await announceCharging(services, order);
  const charged = await captureAtProvider(services, order.paymentIntentId);
  const captured = await complete(services, { order, version, charged: charged.amount });
  // Its notices came when there was no charge in our books that they could have been about.
  if (captured && charged.earlier) await reconcileCharged(services, captured);
  else if (captured) return captured;
  return (await rereadOrder(services, order.id)) ?? order;
}

async function readVersion({ database }: Needs, order: OrderRow): Promise<VersionRow | undefined> {
  const [version] = await database.select().from(versions).where(eq(versions.orderId, order.id));
  return version;
}

function checkStored(order: OrderRow, version: VersionRow | undefined): VersionRow {
  const complete =
    version?.packagedKey && (order.tier === 'basic' || (version.characterKey && version.modelKey));
  if (!version || !complete) {
    throw new AppError('conflict', 'The pictures are not ready yet, so nothing is charged.');
  }
  return version;
}

/** From here on a toy twin cannot be cancelled: cancelling refuses the stage `charging`. */
async function announceCharging({ database }: Needs, { id, toytwinId }: OrderRow): Promise<void> {
  const isMadeForOrder = and(
    eq(toytwins.id, toytwinId),
    eq(toytwins.orderId, id),
    eq(toytwins.status, 'processing'),
  );
  const [row] = await database
    .update(toytwins)
    .set({ stage: 'charging' })
    .where(isMadeForOrder)
    .returning({ id: toytwins.id });
  if (!row) throw new AppError('conflict', 'This toy twin is no longer being made, so nothing is charged.');
}

/** What was charged; some of it may have gone back already when that was `earlier`. */
interface Charged {
  /** In the currency's smallest unit: somebody may have charged less at the dashboard. */
  amount: number;
  /** By an earlier try whose end was lost, or by somebody at the dashboard. */
  earlier: boolean;
}

/**
 * A hold can be captured only once, whoever asks: each try has a key of its own, which the client makes. Under one key
 * for all, the provider would repeat an error of its own to every further try for a day.
 */
async function captureAtProvider({ payment }: Needs, intentId: string): Promise<Charged> {
  const { paymentIntents } = payment.stripe;
  try {
    const { status, amount_received } = await paymentIntents.capture(intentId);
    // The bank takes its time. Nothing is charged yet; the next try finds out how it ended.
    if (status !== 'succeeded') throw new AppError('payment_provider_failed', NOT_NOW);
    return { amount: amount_received, earlier: false };
  } catch (cause) {
    if (!(cause instanceof Stripe.errors.StripeError)) throw cause;
    const intent = await paymentIntents.retrieve(intentId);
    if (intent.status === 'succeeded') return { amount: intent.amount_received, earlier: true };
    const isHeld = intent.status === 'requires_capture' || intent.status === 'processing';
    if (cause instanceof Stripe.errors.StripeCardError || !isHeld)
      throw new CaptureRefusedError('The bank refused the charge', { cause });
    throw cause;
  }
}

/** @returns the charged order, or undefined when somebody else was faster. */
async function complete(
  { database, jobs }: Needs,
  { order, version, charged }: { order: OrderRow; version: VersionRow; charged: number },
): Promise<OrderRow | undefined> {
  const now = new Date();
  return database.transaction(async (transaction) => {
    const moved = await moveOrder(transaction, order.id, 'captured', { capturedAt: now, amount: charged });
    if (!moved) return undefined;
    const completed = await moveToytwin(transaction, order.toytwinId, 'completed', {
      stage: 'done',
      packagedKey: version.packagedKey,
      characterKey: version.characterKey,
      modelKey: version.modelKey,
      completedAt: now,
      // Another machine's clock may be ahead of ours.
      processingTime: order.authorizedAt ? Math.max(0, now.getTime() - order.authorizedAt.getTime()) : null,
      failureMessage: null,
    });
    if (!completed)
      throw new Error(`The toy twin of order ${order.id} was charged but could not be completed`);
    await queueEmails(jobs, transaction, order.id, ['receipt', 'ready']);
    return moved;
  });
}
