import { sandboxPaymentIntents, sandboxSessions } from '@toy-twin/stripe-sandbox/tables';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { orders } from '#features/checkout/tables.ts';
import { command, pick, type ShopCommand } from './command.ts';
import { isProviderRefusal, readBooks, type Shop, sandboxOf } from './shop.ts';

const drawn = fc.nat({ max: 7 });
/** Seconds since 1970, and a time, that are over. */
const OVER = 1_000_000_000;

/** What happens at the provider without us: its dashboard, its events, its clock. */
export const providerCommands: fc.Arbitrary<ShopCommand>[] = [
  drawn.map((which) =>
    command(`dashboard cancels payment ${which}`, async (shop) =>
      onPayment(shop, which, (id) => sandboxOf(shop).stripe.paymentIntents.cancel(id)),
    ),
  ),
  fc
    .tuple(drawn, fc.constantFrom(undefined, 50))
    .map(([which, amount]) =>
      command(`dashboard refunds ${amount ?? 'all'} of payment ${which}`, async (shop) =>
        onPayment(shop, which, (id) => sandboxOf(shop).stripe.refunds.create({ payment_intent: id, amount })),
      ),
    ),
  drawn.map((which) => command(`page ${which} expires`, async (shop) => expirePage(shop, which))),
  drawn.map((which) => command(`hold ${which} expires`, async (shop) => expireHold(shop, which))),
  fc
    .boolean()
    .map((on) =>
      command(on ? 'events are lost from now on' : 'events arrive again', async (shop) =>
        sandboxOf(shop).sandbox.dropWebhooks(on),
      ),
    ),
  fc.constant(command('what is due is delivered', async (shop) => sandboxOf(shop).sandbox.deliverDue())),
  fc
    .nat({ max: 63 })
    .map((which) =>
      command(`the event ${which} from the end comes again`, async (shop) => redeliver(shop, which)),
    ),
];

async function onPayment(shop: Shop, which: number, act: (id: string) => Promise<unknown>): Promise<void> {
  const payment = pick((await readBooks(shop)).intents, which);
  if (!payment) return;
  await act(payment.id).catch((error) => {
    if (!isProviderRefusal(error)) throw error;
  });
}

async function expirePage(shop: Shop, which: number): Promise<void> {
  const { database } = shop.running.services;
  const order = pick((await readBooks(shop)).orders, which);
  if (!order?.sessionId) return;
  await database
    .update(sandboxSessions)
    .set({ expiresAt: OVER })
    .where(eq(sandboxSessions.id, order.sessionId));
  await database
    .update(orders)
    .set({ expiresAt: new Date(OVER * 1000) })
    .where(eq(orders.id, order.id));
  await sandboxOf(shop).sandbox.sweep();
}

async function expireHold(shop: Shop, which: number): Promise<void> {
  const { database } = shop.running.services;
  const payment = pick((await readBooks(shop)).intents, which);
  if (!payment) return;
  const isIt = eq(sandboxPaymentIntents.id, payment.id);
  await database.update(sandboxPaymentIntents).set({ captureBefore: OVER }).where(isIt);
  await database
    .update(orders)
    .set({ captureBefore: new Date(OVER * 1000) })
    .where(eq(orders.paymentIntentId, payment.id));
  await sandboxOf(shop).sandbox.sweep();
}

async function redeliver(shop: Shop, which: number): Promise<void> {
  const { sandbox } = sandboxOf(shop);
  const event = (await sandbox.events()).at(-1 - which);
  if (event) await sandbox.redeliver(event.id);
}
