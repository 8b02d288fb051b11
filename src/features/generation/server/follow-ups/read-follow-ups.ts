import { and, desc, eq, ne } from 'drizzle-orm';
import type { FollowUp, FollowUps } from '#features/checkout/contract.ts';
import type { FollowUpPurpose } from '#features/checkout/server/follow-ups/follow-up.ts';
import { presentOrder } from '#features/checkout/server/present-order.ts';
import { presentPrice } from '#features/checkout/server/present-price.ts';
import { priceOf } from '#features/checkout/server/price-of.ts';
import { type OrderRow, orders } from '#features/checkout/tables.ts';
import { readDesign } from '#features/designs/server/read-design.ts';
import type { RedoBody } from '#features/toytwins/redo/contract.ts';
import { peopleOf } from '#features/toytwins/server/second-person.ts';
import { type ToytwinRow, versions } from '#features/toytwins/tables.ts';
import type { Database } from '#services/database/index.ts';
import type { Services } from '#services/index.ts';
import { refuseRedo, refuseUpgrade } from './offers.ts';

type Needs = Pick<Services, 'database' | 'payment'>;

/**
 * What else can be bought for a toy twin, and the state of its newest order.
 * @param refresh asks the provider about an order that is still open: the buyer may have just paid.
 */
export async function readFollowUps(
  services: Needs,
  row: ToytwinRow,
  refresh: (order: OrderRow) => Promise<OrderRow>,
): Promise<FollowUps> {
  const { database, payment } = services;
  const { prices } = payment;
  const read = async (purpose: FollowUpPurpose, refusal: string | undefined): Promise<FollowUp> => {
    const newest = await readNewest(database, row.id, purpose);
    const price = priceOf(prices, { purpose, tier: row.tier, people: peopleOf(row) });
    return {
      price: refusal === undefined ? presentPrice(price, prices.currency) : null,
      order: newest ? presentOrder(await refresh(newest)) : null,
    };
  };
  const redo = await read('redo', await refuseRedo(database, row));
  const upgrade = await read('upgrade', refuseUpgrade(prices, row));
  return { redo: { ...redo, wishes: await readKeptWishes(database, redo) }, upgrade };
}

/** The newest order that has not expired: those are no receipts either. */
async function readNewest(
  database: Database,
  toytwinId: string,
  purpose: FollowUpPurpose,
): Promise<OrderRow | undefined> {
  const [newest] = await database
    .select()
    .from(orders)
    .where(and(eq(orders.toytwinId, toytwinId), eq(orders.purpose, purpose), ne(orders.status, 'expired')))
    .orderBy(desc(orders.createdAt))
    .limit(1);
  return newest;
}

/**
 * The wishes of an order that is not paid, or whose payment was released: nothing is lost by leaving the payment page,
 * by a refused card or by a drawing that failed.
 */
async function readKeptWishes(database: Database, { order }: FollowUp): Promise<RedoBody | null> {
  if (order?.status !== 'open' && order?.status !== 'released') return null;
  const [version] = await database.select().from(versions).where(eq(versions.orderId, order.orderId));
  if (!version?.redoReason || version.prompt === null) return null;
  const { redoReason: reason, redoNote: note, prompt, design } = version;
  return { reason, prompt, design: readDesign(design), ...(note !== null && { note }) };
}
