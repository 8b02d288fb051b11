import type Stripe from 'stripe';
import type { Services } from '#services/index.ts';
import type { Queue } from '#services/jobs/index.ts';
import { refundEventTypes } from '#services/payment/event-types.ts';
import { explainFailure } from '#services/payment/explain-failure.ts';
import { followEvent } from './payment-webhook.ts';

const POLL_REFUNDS = 'poll-refunds';
const EVERY_HOUR = '41 * * * *';
/** Events per page: the provider's maximum. */
const PAGE = 100;

/** Not retried: the next run, an hour later, makes up for a failed one. */
export const refundsQueue: Queue = {
  name: POLL_REFUNDS,
  formerly: 'hear-returns',
  policy: 'exclusive',
  retryLimit: 0,
  retryDelay: 1,
  expireInSeconds: 600,
};

type Needs = Parameters<typeof followEvent>[0];

/** Polls the provider for refunds and disputes every hour. */
export async function workPollRefunds(services: Services): Promise<void> {
  const { boss, work } = services.jobs;
  await boss.schedule(POLL_REFUNDS, EVERY_HOUR, null, { singletonKey: 'all' });
  await work(POLL_REFUNDS, {}, async () => pollRefunds(services));
}

/**
 * Reads the provider's list of refund and dispute events, which goes back thirty days, and handles those whose webhook was
 * lost. The periodic check does not ask about charged orders: their number only grows, and few are refunded.
 */
export async function pollRefunds(services: Needs): Promise<void> {
  const { payment, logger } = services;
  try {
    for await (const event of payment.stripe.events.list({ types: [...refundEventTypes], limit: PAGE })) {
      await followOne(services, event);
    }
  } catch (error) {
    logger.error({ failure: explainFailure(error) }, 'refunds not polled');
  }
}

/** An event that fails does not stop the others. It is not marked as handled, so the next run tries it again. */
async function followOne(services: Needs, event: Stripe.Event): Promise<void> {
  try {
    await followEvent(services, event);
  } catch (error) {
    services.logger.error(
      { failure: explainFailure(error), event: event.id },
      'a refund could not be recorded',
    );
  }
}
