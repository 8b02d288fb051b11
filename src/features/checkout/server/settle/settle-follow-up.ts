import { eq } from 'drizzle-orm';
import { toytwins } from '#features/toytwins/tables.ts';
import type { Services } from '#services/index.ts';
import { type FollowUpRow, isFollowUp } from '../follow-ups/follow-up.ts';
import { markForRelease } from '../follow-ups/follow-up-stage.ts';
import { sendFailing, sendMaking } from '../follow-ups/send-follow-up-job.ts';
import { expiresSoon } from '../provider/authorization-expiry.ts';
import { rereadOrder } from '../read-order.ts';
import { releasePayment } from '../release/release-payment.ts';
import { tryCapture } from './try-capture.ts';

type Needs = Pick<Services, 'config' | 'database' | 'payment' | 'jobs' | 'logger' | 'switches'>;

/**
 * Settles a held follow-up order, every minute: releases the payment of one that is marked for it or whose toy twin is gone;
 * charges or fails one whose authorization is about to expire; sends a missing job again. Safe to repeat.
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

/** Charges what is stored. Else it fails, so that the buyer knows. */
async function settleExpiring(services: Needs, order: FollowUpRow): Promise<void> {
  const outcome = await tryCapture(services, order);
  if (outcome === 'charged') return;
  const reason = outcome === 'refused' ? 'charge_refused' : 'authorization_expired';
  if ((await markForRelease(services.database, order.id, reason)) !== 'marked') return;
  services.logger.warn({ orderId: order.id }, 'the hold ends before the toy twin is ready');
  await sendFailing(services.jobs, services.database, order);
}
