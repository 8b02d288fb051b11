import { PROCESSING_FAILED } from '#features/checkout/contract.ts';
import { failToytwin } from '#features/checkout/server/end/fail-toytwin.ts';
import { releasePayment } from '#features/checkout/server/end/release-payment.ts';
import { rereadOrder } from '#features/checkout/server/read-order.ts';
import { GENERATE_TOYTWIN } from '#features/toytwins/server/queues.ts';
import type { Services } from '#services/index.ts';
import { deleteUnpaidPictures } from './delete-unpaid-pictures.ts';
import { isWanted } from './stages.ts';

/** What the buyer reads when the model would not draw it. */
export const PICTURE_REFUSED = `${PROCESSING_FAILED} The picture service would not draw this. Please change the description or choose another photo.`;

/**
 * Ends a toy twin that cannot be made: it is `failed`, the pictures that were not paid for are deleted, and the
 * held money is given back. If giving back fails now, the periodic check of the orders does it. One that is ready and
 * only waits for its charge is left to that check, too, unless the bank has refused it: while the hold lasts, nobody
 * loses a finished toy because the provider was away for some seconds.
 * @param why `words` are for the buyer; `refused` when the bank will not pay, however often it is asked.
 */
export async function failAfterLastTry(
  services: Services,
  { toytwinId, orderId }: { toytwinId: string; orderId: string },
  { words = PROCESSING_FAILED, refused = false }: { words?: string; refused?: boolean } = {},
): Promise<void> {
  const order = await rereadOrder(services, orderId);
  // The money went back already, but deleting may have failed after that.
  if (order?.status !== 'authorized') return deleteUnpaidPictures(services, orderId);
  if (!(await failToytwin(services.database, toytwinId, { words, refused }))) return;
  const reason =
    words === PICTURE_REFUSED ? 'The picture service would not draw it.' : 'The toy twin could not be made.';
  await releasePayment(services, order, reason);
  await deleteUnpaidPictures(services, orderId);
}

/**
 * The same, for the job, which may come late: while the provider is away it is tried again and again. One that its owner
 * has asked for once more since then has a newer generation, which gives it up itself if it must.
 */
export async function giveUpUnlessTriedAgain(
  services: Services,
  ids: { toytwinId: string; orderId: string },
): Promise<void> {
  if ((await isWanted(services, ids)) && (await isBeingTried(services, ids.orderId))) return;
  await failAfterLastTry(services, ids);
}

async function isBeingTried({ jobs }: Pick<Services, 'jobs'>, orderId: string): Promise<boolean> {
  const tries = await jobs.boss.findJobs(GENERATE_TOYTWIN, { key: orderId });
  return tries.some(({ state }) => state === 'created' || state === 'retry' || state === 'active');
}
