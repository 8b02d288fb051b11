import { isGiven } from '#features/checkout/server/end/is-given.ts';
import { rereadOrder } from '#features/checkout/server/read-order.ts';
import { failToytwin, type MakingFailure } from '#features/checkout/server/release/fail-toytwin.ts';
import { releasePayment } from '#features/checkout/server/release/release-payment.ts';
import { GENERATE_TOYTWIN } from '#features/toytwins/server/queues.ts';
import type { Services } from '#services/index.ts';
import { deleteUnpaidPictures } from './delete-unpaid-pictures.ts';
import { isWanted } from './stages.ts';

/**
 * Fails a toy twin that cannot be made: moves it to `failed`, releases its payment and deletes the pictures that were
 * not paid for. If the release fails, the periodic check of the orders repeats it. A toy twin that is finished and only
 * waits for its charge does not fail, unless the bank has refused the charge: the periodic check charges it, so that an
 * outage of the provider costs nobody a finished toy.
 */
export async function failAfterLastTry(
  services: Services,
  { toytwinId, orderId }: { toytwinId: string; orderId: string },
  reason: MakingFailure = 'processing_failed',
): Promise<void> {
  const order = await rereadOrder(services, orderId);
  if (order && isGiven(order)) await failToytwin(services.database, toytwinId, reason);
  // The payment was released already, but deleting the pictures may have failed after that.
  if (order?.status !== 'authorized') return deleteUnpaidPictures(services, orderId);
  const failure = await failToytwin(services.database, toytwinId, reason);
  if (!failure) return;
  // The order ends for the reason for which its toy twin has failed, also when an earlier call did that.
  await releasePayment(services, order, failure === 'charge_refused' ? failure : reason);
  await deleteUnpaidPictures(services, orderId);
}

/**
 * As `failAfterLastTry`, for the dead-letter job, which may come late: it is retried while the provider is away. If the
 * owner has asked for another attempt since, nothing happens: that attempt has a job of its own.
 */
export async function failUnlessRetried(
  services: Services,
  ids: { toytwinId: string; orderId: string },
): Promise<void> {
  if ((await isWanted(services, ids)) && (await hasPendingJob(services, ids.orderId))) return;
  await failAfterLastTry(services, ids);
}

async function hasPendingJob({ jobs }: Pick<Services, 'jobs'>, orderId: string): Promise<boolean> {
  const tries = await jobs.boss.findJobs(GENERATE_TOYTWIN, { key: orderId });
  return tries.some(({ state }) => state === 'created' || state === 'retry' || state === 'active');
}
