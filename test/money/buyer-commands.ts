import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { toytwins } from '#features/toytwins/tables.ts';
import { CARDS, payOnPage } from '../order.ts';
import { command, mustAnswer, pick, type ShopCommand } from './command.ts';
import { readBooks, type Shop } from './shop.ts';

/** The sandbox's card whose bank authorizes, and then refuses the charge. */
const REFUSED_LATER = '4000000000000341';

const drawn = fc.nat({ max: 7 });
const tier = fc.constantFrom('basic', 'premium');
const more = fc.constantFrom('redo', 'upgrade');
const card = fc.constantFrom(CARDS.approved, CARDS.approved, CARDS.declined, REFUSED_LATER);

const opens = tier.map((chosen) =>
  command(`buyer opens the payment page, ${chosen}`, async (shop) => openPage(shop, chosen)),
);
const buys = tier.map((chosen) => command(`buyer buys, ${chosen}`, async (shop) => buyAtOnce(shop, chosen)));

/** What a buyer may do with a toy twin, in any order, in several tabs. */
export const buyerCommands: fc.Arbitrary<ShopCommand>[] = [
  opens,
  buys,
  fc
    .tuple(drawn, card)
    .map(([which, number]) =>
      command(`buyer pays on page ${which} with ${number}`, async (shop) => pay(shop, which, number)),
    ),
  drawn.map((which) =>
    command(`buyer comes back to order ${which}`, async (shop) => onOrder(shop, which, 'GET', 'order')),
  ),
  drawn.map((which) =>
    command(`buyer asks for the charge of order ${which}`, async (shop) =>
      onOrder(shop, which, 'POST', 'capture'),
    ),
  ),
  drawn.map((which) =>
    command(`buyer cancels order ${which}`, async (shop) => onOrder(shop, which, 'POST', 'cancel')),
  ),
  fc
    .constantFrom('cancelled', 'processing', 'completed')
    .map((status) =>
      command(`buyer asks for the status ${status}`, async (shop) =>
        call(shop, 'PUT', `/api/toytwins/${shop.toytwinId}/status`, { status }),
      ),
    ),
  fc
    .boolean()
    .map((unpaid) =>
      command(`buyer deletes the toy twin${unpaid ? ', if it is unpaid' : ''}`, async (shop) =>
        call(shop, 'DELETE', `/api/toytwins/${shop.toytwinId}?unpaid=${unpaid}`),
      ),
    ),
  fc.constant(
    command('buyer asks for a redo', async (shop) =>
      call(shop, 'POST', `/api/toytwins/${shop.toytwinId}/redo`, { reason: 'not_me' }),
    ),
  ),
  fc.constant(command('two weeks pass', passTwoWeeks)),
  more.map((purpose) =>
    command(`buyer opens the payment page, ${purpose}`, async (shop) => orderMore(shop, purpose)),
  ),
  more.map((purpose) => command(`buyer buys, ${purpose}`, async (shop) => buyMore(shop, purpose))),
  fc
    .nat({ max: 3 })
    .map((number) =>
      command(`buyer prefers version ${number}`, async (shop) =>
        call(shop, 'PUT', `/api/toytwins/${shop.toytwinId}/favourite`, { version: number + 1 }),
      ),
    ),
];

/** Opens the payment page and pays there. */
export async function buyAtOnce(shop: Shop, chosen: string): Promise<void> {
  await openPage(shop, chosen);
  await pay(shop, -1, CARDS.approved);
}

/** Orders more of a completed toy twin and pays for it. */
export async function buyMore(shop: Shop, purpose: string): Promise<void> {
  await orderMore(shop, purpose);
  await pay(shop, -1, CARDS.approved);
}

async function orderMore(shop: Shop, purpose: string): Promise<void> {
  await call(shop, 'POST', `/api/toytwins/${shop.toytwinId}/follow-ups`, { purpose, reason: 'not_me' });
}

/** The free redo is over then, so that another drawing is sold. */
export async function passTwoWeeks({ running, toytwinId }: Shop): Promise<void> {
  await running.services.database
    .update(toytwins)
    .set({ completedAt: sql`${toytwins.completedAt} - interval '15 days'` })
    .where(eq(toytwins.id, toytwinId));
}

async function openPage(shop: Shop, tier: string): Promise<void> {
  await call(shop, 'POST', '/api/payments/create-checkout', { toytwinId: shop.toytwinId, tier });
}

/** @param which of the orders; -1 is the newest. */
async function pay(shop: Shop, which: number, number: string): Promise<void> {
  const { orders } = await readBooks(shop);
  const page = (which === -1 ? orders.at(-1) : pick(orders, which))?.sessionUrl;
  if (page) mustAnswer(await payOnPage(shop.running.app, page, number));
}

async function onOrder(shop: Shop, which: number, method: 'GET' | 'POST', what: string) {
  const order = pick((await readBooks(shop)).orders, which);
  if (order) await call(shop, method, `/api/payments/${what}/${order.id}`);
}

async function call(shop: Shop, method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) {
  mustAnswer(await shop.buyer.call({ method, url, payload }));
}
