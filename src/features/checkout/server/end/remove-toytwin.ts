import { deleteToytwin } from '#features/toytwins/server/delete-toytwin.ts';
import { readToytwin } from '#features/toytwins/server/read-toytwin.ts';
import type { Caller } from '#services/identity/index.ts';
import type { Services } from '#services/index.ts';
import { expireUnpaidOrders } from './expire-unpaid-order.ts';

/**
 * Removes a toy twin for its owner. Its open orders are expired first, so that nobody pays for a removed toy twin. One of
 * them may turn out to be paid, on a page in another tab.
 * @throws {AppError} `conflict` as `deleteToytwin`, also when it turns out to be paid.
 */
export async function removeToytwin(
  services: Pick<Services, 'database' | 'storage' | 'payment' | 'jobs' | 'logger'>,
  caller: Caller,
  id: string,
  options: { unpaid: boolean },
): Promise<void> {
  const toytwin = await readToytwin(services, caller, id);
  if (toytwin.status === 'draft' || toytwin.status === 'failed') {
    await expireUnpaidOrders(services, toytwin.id, 'toytwin_removed');
  }
  await deleteToytwin(services, toytwin, options);
}
