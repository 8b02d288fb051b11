import { and, eq } from 'drizzle-orm';
import Stripe from 'stripe';
import { addVariation } from '#features/toytwins/server/add-variation.ts';
import { hasFiles } from '#features/toytwins/server/has-files.ts';
import { moveToytwin } from '#features/toytwins/server/lifecycle.ts';
import { toytwins, type VersionRow, versions } from '#features/toytwins/tables.ts';
import type { Database } from '#services/database/index.ts';
import type { Services } from '#services/index.ts';
import { AppError } from '#shared/errors.ts';
import type { OrderRow } from '../../tables.ts';
import { announceFollowUp, completeFollowUp } from '../follow-ups/charge-follow-up.ts';
import { type FollowUpRow, isFollowUp } from '../follow-ups/follow-up.ts';
import { moveOrder } from '../lifecycle.ts';
import { NOT_NOW } from '../provider/with-provider-errors.ts';
import { queueEmails } from '../queue-emails.ts';
import { rereadOrder } from '../read-order.ts';
import { reconcileCharged } from './reconcile-charged.ts';

type Needs = Pick<Services, 'config' | 'database' | 'payment' | 'jobs' | 'logger' | 'switches'>;

/** The bank refuses the charge permanently. */
export class CaptureRefusedError extends Error {
  override readonly name = 'CaptureRefusedError';
}

/**
 * Captures an order's payment and completes its toy twin, or hands over what a follow-up order paid for. After the provider
 * has captured it, order and toy twin move and their emails are queued in one transaction. Safe to repeat at any point.
 * @param known the order's version, if the caller knows it; otherwise it is read.
 * @throws {AppError} `conflict` when the pictures are not stored yet or the payment is not authorized;
 * `payment_provider_failed` while the bank still processes the charge.
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
  const complete = isFollowUp(order)
    ? await prepareFollowUp(services, order)
    : await prepareToytwin(services, order, known);
  const charged = await captureAtProvider(services, order.paymentIntentId);
  const captured = await complete(charged.amount);
  // Webhooks about its refunds came before we knew of the charge, and were left alone: ask now.
  if (captured && charged.earlier) await reconcileCharged(services, captured);
  else if (captured) return captured;
  return (await rereadOrder(services, order.id)) ?? order;
}

/** Writes down what the provider has charged. @returns the captured order, or undefined when another call was faster. */
type Complete = (charged: number) => Promise<OrderRow | undefined>;

/** Announces the charge of a first order. @returns how it is completed then. */
async function prepareToytwin(services: Needs, order: OrderRow, known?: VersionRow): Promise<Complete> {
  const version = checkStored(order, known ?? (await readVersion(services, order)));
  await announceCharging(services, order);
  return (charged) => complete(services, { order, version, charged });
}

/** The same of a follow-up order. */
async function prepareFollowUp(services: Needs, order: FollowUpRow): Promise<Complete> {
  await announceFollowUp(services, order);
  return (charged) => completeFollowUp(services, order, charged);
}

async function readVersion({ database }: Needs, order: OrderRow): Promise<VersionRow | undefined> {
  const [version] = await database.select().from(versions).where(eq(versions.orderId, order.id));
  return version;
}

function checkStored(order: OrderRow, version: VersionRow | undefined): VersionRow {
  if (!version || !hasFiles(version, order.tier)) {
    throw new AppError('conflict', 'The pictures are not ready yet, so nothing is charged.');
  }
  return version;
}

/** From here on the toy twin cannot be canceled: canceling refuses the stage `charging`. */
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

/**
 * Completes a toy twin that the operator gives away (`givenAt`): its order stays released, and nobody is charged. Safe to
 * repeat. One that is no longer being made stays as it is.
 * @throws {AppError} `conflict` when the pictures are not stored yet.
 */
export async function completeGiven(services: Needs, order: OrderRow, known: VersionRow): Promise<void> {
  const version = checkStored(order, known);
  await services.database.transaction(async (transaction) => {
    if (!(await handOver(transaction, order, version, null))) return;
    await queueEmails(services.jobs, transaction, order, ['ready']);
    await varyIfOffered(services, transaction, version, order);
  });
}

/** What the provider has charged. */
interface Charged {
  /** In the currency's smallest unit: somebody may have charged less at the dashboard. */
  amount: number;
  /** Charged by an earlier call whose answer was lost, or at the dashboard; it may have been refunded since. */
  earlier: boolean;
}

/**
 * The provider captures a payment only once, so every call may have an idempotency key of its own, which the client makes.
 * With one key for all calls, the provider would repeat an error of its own for a day.
 */
async function captureAtProvider({ payment }: Needs, intentId: string): Promise<Charged> {
  const { paymentIntents } = payment.stripe;
  try {
    const { status, amount_received } = await paymentIntents.capture(intentId);
    // The bank is still processing it. Nothing is charged yet; the next call finds out how it ended.
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

/** @returns the captured order, or undefined when another call was faster. */
async function complete(
  services: Needs,
  { order, version, charged }: { order: OrderRow; version: VersionRow; charged: number },
): Promise<OrderRow | undefined> {
  const { database, jobs } = services;
  const now = new Date();
  return database.transaction(async (transaction) => {
    const moved = await moveOrder(transaction, order.id, 'captured', { capturedAt: now, amount: charged });
    if (!moved) return undefined;
    // Not negative, even if the clock of the machine that authorized it is ahead of ours.
    const took = order.authorizedAt && Math.max(0, now.getTime() - order.authorizedAt.getTime());
    if (!(await handOver(transaction, order, version, took)))
      throw new Error(`The toy twin of order ${order.id} was charged but could not be completed`);
    await queueEmails(jobs, transaction, order, ['receipt', 'ready']);
    await varyIfOffered(services, transaction, version, order);
    return moved;
  });
}

/** Moves the toy twin to `completed`, with its pictures. @param processingTime in milliseconds; null: not to be counted. */
function handOver(
  transaction: Database,
  order: OrderRow,
  { packagedKey, characterKey, modelKey }: VersionRow,
  processingTime: number | null,
) {
  return moveToytwin(transaction, order.toytwinId, 'completed', {
    ...{ packagedKey, characterKey, modelKey, processingTime },
    stage: 'done',
    completedAt: new Date(),
    failureReason: null,
  });
}

/** Adds the second variation where the settings offer one. Whatever fails there, the payment stays captured. */
async function varyIfOffered(
  { jobs, logger, switches }: Needs,
  transaction: Database,
  version: VersionRow,
  order: OrderRow,
): Promise<void> {
  if (switches.read(`variations.${order.tier}`) < 2) return;
  try {
    // A transaction inside the other: an error undoes this one only.
    await transaction.transaction((inner) => addVariation(jobs, inner, version));
  } catch (error) {
    logger.error({ err: error, orderId: order.id }, 'variation not added');
  }
}
