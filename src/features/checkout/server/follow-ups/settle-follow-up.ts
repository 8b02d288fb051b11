import { eq } from 'drizzle-orm';
import { toytwins } from '#features/toytwins/tables.ts';
import type { Services } from '#services/index.ts';
import { AppError } from '#shared/errors.ts';
import type { OrderReason } from '../../tables.ts';
import { releasePayment } from '../end/release-payment.ts';
import { rereadOrder } from '../read-order.ts';
import { expiresSoon } from '../settle/authorization-expiry.ts';
import { CaptureRefusedError, capturePayment } from '../settle/capture-payment.ts';
import { type FollowUpRow, isFollowUp } from './follow-up.ts';
import { giveUpFollowUp } from './follow-up-stage.ts';
import { sendGivingUp, sendMaking } from './send-follow-up-job.ts';

type Needs = Pick<Services, 'config' | 'database' | 'payment' | 'jobs' | 'logger'>;

/**
 * Settles a held follow-up order, every minute: releases the payment of one that was given up or whose toy twin is gone;
 * charges or gives up one whose authorization is about to expire; sends a missing job again. Safe to repeat.
 */
export async function settleFollowUp(services: Needs, { id, toytwinId }: FollowUpRow): Promise<void> {
  const { database, jobs } = services;
  const isThere = (await database.$count(toytwins, eq(toytwins.id, toytwinId))) > 0;
  // Read after the toy twin: without one it is not charged any more.
  const order = await rereadOrder(services, id);
  if (order?.status !== 'authorized' || !isFollowUp(order)) return;
  if (order.stage === 'given_up' || !isThere) {
    await releasePayment(
      services,
      order,
      isThere ? (order.reason ?? 'processing_failed') : 'toytwin_removed',
    );
  } else if (expiresSoon(order)) {
    await settleExpiring(services, order);
  } else {
    await sendMaking(jobs, database, order);
  }
}

/** Charges what is stored. Else it is given up, so that the buyer knows. */
async function settleExpiring(services: Needs, order: FollowUpRow): Promise<void> {
  const reason = await charge(services, order);
  if (!reason) return;
  if ((await giveUpFollowUp(services.database, order.id, reason)) !== 'given_up') return;
  services.logger.warn({ orderId: order.id }, 'the hold ends before the toy twin is ready');
  await sendGivingUp(services.jobs, services.database, order);
}

/** @returns why it could not be charged; undefined when it was. */
async function charge(services: Needs, order: FollowUpRow): Promise<OrderReason | undefined> {
  try {
    await capturePayment(services, order);
    return undefined;
  } catch (error) {
    if (error instanceof CaptureRefusedError) return 'charge_refused';
    if (error instanceof AppError && error.code === 'conflict') return 'authorization_expired';
    throw error;
  }
}
