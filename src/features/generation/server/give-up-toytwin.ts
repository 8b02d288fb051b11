import type { Services } from '../../../services/index.ts';
import { PROCESSING_FAILED } from '../../checkout/contract.ts';
import { rereadOrder } from '../../checkout/server/read-order.ts';
import { releasePayment } from '../../checkout/server/release-payment.ts';
import { moveToytwin } from '../../toytwins/server/lifecycle.ts';
import { deleteUnpaidPictures } from './delete-unpaid-pictures.ts';

/**
 * Ends a toy twin that cannot be made: it is `failed`, the pictures that were not paid for are deleted, and the
 * held money is given back. If giving back fails now, the periodic check of the orders does it.
 */
export async function giveUpToytwin(
  services: Services,
  { toytwinId, orderId }: { toytwinId: string; orderId: string },
): Promise<void> {
  const order = await rereadOrder(services, orderId);
  if (order?.status !== 'authorized') return;
  await moveToytwin(services.database, toytwinId, 'failed', { failureMessage: PROCESSING_FAILED });
  await releasePayment(services, order, 'The toy twin could not be made.');
  await deleteUnpaidPictures(services, orderId);
}
