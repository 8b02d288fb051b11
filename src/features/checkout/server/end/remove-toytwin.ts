import { deleteToytwin } from '#features/toytwins/server/delete-toytwin.ts';
import { readToytwin } from '#features/toytwins/server/read-toytwin.ts';
import type { Caller } from '#services/identity/index.ts';
import type { Services } from '#services/index.ts';
import { expireUnpaidOrders } from './expire-unpaid-order.ts';

/**
 * Removes a toy twin at its owner's wish. What can still be paid may have been, a moment ago or on a page in another
 * tab: the provider is asked first, and the page is closed, so that nobody pays for what is gone.
 * @throws {AppError} `conflict` as `deleteToytwin`, also when it turns out to be paid.
 */
export async function removeToytwin(
  services: Pick<Services, 'database' | 'storage' | 'payment' | 'jobs' | 'logger'>,
  caller: Caller,
  id: string,
  wish: { unpaid: boolean },
): Promise<void> {
  const toytwin = await readToytwin(services, caller, id);
  if (toytwin.status === 'draft' || toytwin.status === 'failed') {
    await expireUnpaidOrders(services, toytwin.id, 'toytwin_removed');
  }
  await deleteToytwin(services, toytwin, wish);
}
