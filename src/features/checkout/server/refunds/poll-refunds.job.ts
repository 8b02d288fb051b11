import type Stripe from 'stripe';
import type { Services } from '#services/index.ts';
import type { Queue } from '#services/jobs/index.ts';
import { refundEventTypes } from '#services/payment/event-types.ts';
import { explainFailure } from '#services/payment/explain-failure.ts';
import { followEvent } from '../settle/payment-webhook.ts';

const POLL_REFUNDS = 'hear-returns';
const EVERY_HOUR = '41 * * * *';
/** So many come in one answer of the provider: its most. */
const PAGE = 100;

/** The next hour's makes up for one that failed. */
export const refundsQueue: Queue = {
  name: POLL_REFUNDS,
  policy: 'exclusive',
  retryLimit: 0,
  retryDelay: 1,
  expireInSeconds: 600,
};

type Needs = Parameters<typeof followEvent>[0];

/** Looks every hour for money that went back. */
export async function workPollRefunds(services: Services): Promise<void> {
  const { boss, work } = services.jobs;
  await boss.schedule(POLL_REFUNDS, EVERY_HOUR, null, { singletonKey: 'all' });
  await work(POLL_REFUNDS, {}, async () => pollRefunds(services));
}

/**
 * Reads the provider's own list of refunds and disputes, which goes back thirty days, and follows those that no notice
 * has told us of. Nobody asks about a charged order otherwise: there are ever more of them, and few go back.
 */
export async function pollRefunds(services: Needs): Promise<void> {
  const { payment, logger } = services;
  try {
    for await (const event of payment.stripe.events.list({ types: [...refundEventTypes], limit: PAGE })) {
      await followOne(services, event);
    }
  } catch (error) {
    logger.error({ failure: explainFailure(error) }, 'returns not looked for');
  }
}

/** One order's trouble does not keep the others waiting: it is not remembered, and tried again in the next hour. */
async function followOne(services: Needs, event: Stripe.Event): Promise<void> {
  try {
    await followEvent(services, event);
  } catch (error) {
    services.logger.error({ failure: explainFailure(error), event: event.id }, 'return not followed');
  }
}
