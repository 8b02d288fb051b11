import fc from 'fast-check';
import { pollRefunds } from '#features/checkout/server/settle/poll-refunds.job.ts';
import { reconcileOrders } from '#features/checkout/server/settle/reconcile-orders.job.ts';
import type { OrderRow } from '#features/checkout/tables.ts';
import { attemptToytwin } from '#features/generation/server/generate-toytwin.job.ts';
import { attemptRedo } from '#features/generation/server/redo/redo-toytwin.job.ts';
import { attemptUpgrade } from '#features/generation/server/upgrade/upgrade-toytwin.job.ts';
import { isAnybodyWaiting } from '#features/generation/server/variation/let-paid-go-first.ts';
import { attemptVariation } from '#features/generation/server/variation/vary-toytwin.job.ts';
import { command, pick, type ShopCommand } from './command.ts';
import { type EndingName, endings, withEnding } from './endings.ts';
import { readBooks, type Shop } from './shop.ts';

/** Orders younger than nothing: the periodic check looks at all of them. */
const ALL = -1000;
const SIGNAL = new AbortController().signal;

const names = Object.keys(endings).filter((name): name is EndingName => name in endings);
const ending = fc.oneof(fc.constant<EndingName>('works'), fc.constantFrom(...names));
const jobs = fc
  .tuple(fc.nat({ max: 7 }), ending)
  .map(([which, name]) =>
    command(`worker takes the job of order ${which}: ${name}`, async (shop) => workOrder(shop, which, name)),
  );

/** What the workers and the periodic jobs do, whenever they come to it; late and repeated jobs included. */
export const workerCommands: fc.Arbitrary<ShopCommand>[] = [
  jobs,
  jobs,
  jobs,
  ending.map((name) => command(`worker takes the redo: ${name}`, async (shop) => workRedo(shop, name))),
  ending.map((name) =>
    command(`worker takes the variation: ${name}`, async (shop) => workVariation(shop, name)),
  ),
  fc.constant(command('the orders are checked', checkOrders)),
  fc.constant(command('the refunds are polled', async ({ running }) => pollRefunds(running.services))),
];

/** The check of every minute, for all orders. */
export async function checkOrders({ running }: Shop): Promise<void> {
  await reconcileOrders(running.services, ALL);
}

/** One job of an order, wanted or not. After a failure that was not a death it is the last try. */
export async function workOrder(shop: Shop, which: number, name: EndingName): Promise<void> {
  const order = pick((await readBooks(shop)).orders, which);
  if (!order) return;
  if (order.purpose !== 'toytwin') return workFollowUp(shop, order, name);
  const ids = { toytwinId: shop.toytwinId, orderId: order.id };
  const attempt = { signal: SIGNAL, lastTry: !name.startsWith('dies') };
  // The provider may be away then: the dead-letter job and the check of the orders come again.
  await withEnding(shop, name, async () =>
    attemptToytwin(shop.running.services, ids, attempt).catch(() => {}),
  );
}

async function workFollowUp(shop: Shop, { id, purpose }: OrderRow, name: EndingName): Promise<void> {
  const { services } = shop.running;
  const attempt = { signal: SIGNAL, lastTry: !name.startsWith('dies') };
  const version = (await readBooks(shop)).versions.find(({ orderId }) => orderId === id);
  await withEnding(shop, name, async () => {
    if (purpose === 'upgrade') await attemptUpgrade(services, id, attempt).catch(() => {});
    else if (version) await attemptRedo(services, version.id, attempt).catch(() => {});
  });
}

/** The redo that waits, if one does. */
export async function workRedo(shop: Shop, name: EndingName): Promise<void> {
  const waiting = (await readBooks(shop)).versions.find(({ redoStatus }) => redoStatus === 'waiting');
  if (!waiting) return;
  const lastTry = !name.startsWith('dies');
  await withEnding(shop, name, async () =>
    attemptRedo(shop.running.services, waiting.id, { signal: SIGNAL, lastTry }).catch(() => {}),
  );
}

/** The second variation that waits, if one does. Its worker would wait a minute for each paid picture, so it is not begun then. */
async function workVariation(shop: Shop, name: EndingName): Promise<void> {
  const { versions } = await readBooks(shop);
  const waiting = versions.find(({ variationStatus }) => variationStatus === 'waiting');
  if (!waiting || (await isAnybodyWaiting(shop.running.services))) return;
  const lastTry = !name.startsWith('dies');
  await withEnding(shop, name, async () =>
    attemptVariation(shop.running.services, waiting.id, { signal: SIGNAL, lastTry }).catch(() => {}),
  );
}
