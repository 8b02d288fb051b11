import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { reconcileOrders } from '../../../src/features/checkout/server/settle/reconcile-orders.job.ts';
import { type OrderRow, orders } from '../../../src/features/checkout/tables.ts';
import { generateToytwin } from '../../../src/features/generation/server/generate-toytwin.job.ts';
import type { Toytwin } from '../../../src/features/toytwins/contract.ts';
import type { Services } from '../../../src/services/index.ts';
import { type RunningApp, startApp } from '../../app.ts';
import { createVendor, type Vendor, works } from '../../failing-image-model.ts';
import { CARDS, type DraftOptions, makeDraft, openCheckout, uploadPhoto } from '../../order.ts';
import { type Person, signUp } from '../../person.ts';
import { type StripeServer, startStripe } from './stripe-server.ts';

export interface Ids {
  toytwinId: string;
  orderId: string;
}

/** The product, paid through the provider on its loopback port, with a person in it. */
export interface PaidProduct extends RunningApp {
  stripe: StripeServer;
  vendor: Vendor;
  robin: Person;
  /** Hands a signed event to the product. @returns the status that it answers. */
  deliver(event: { body: string; signature: string }): Promise<number>;
  /** Pays on the provider's hosted page, as a browser's form does. */
  pay(sessionUrl: string, card?: string): Promise<Response>;
  /** A draft of Robin's one photo. */
  draft(options?: DraftOptions): Promise<Toytwin>;
  /** Makes a draft and pays it. */
  payNew(options?: DraftOptions & { card?: string }): Promise<Ids>;
  /** Does the job. */
  make(ids: Ids): Promise<void>;
  /** The check of every minute, also for young orders. */
  check(): Promise<void>;
  order(orderId: string): Promise<OrderRow>;
  /** How many jobs of a kind were sent for an order. */
  jobsOf(orderId: string, kind?: string): Promise<number>;
  /** How the provider itself has the payment of an order. */
  intent(orderId: string): Promise<{ id: string; status: string; amount: number; received: number }>;
}

/** Starts both. `events`: whether the provider's events arrive by themselves. */
export async function startPaidProduct(
  options: {
    variables?: Record<string, string>;
    prepare?(stripe: StripeServer): void;
    events?: boolean;
  } = {},
): Promise<PaidProduct> {
  const stripe = await startStripe();
  options.prepare?.(stripe);
  const vendor = createVendor(works);
  const running = await startApp({
    workers: false,
    variables: { ...stripe.variables, ...options.variables },
    replace: () => ({ imaging: vendor.imaging }),
  });
  const { app, services } = running;
  const robin = await signUp(app);
  const photo = await uploadPhoto(robin);
  const deliver: PaidProduct['deliver'] = async ({ body, signature }) => {
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
    const url = '/api/payments/webhook';
    return (await app.inject({ method: 'POST', url, headers, payload: body })).statusCode;
  };
  if (options.events ?? true) stripe.connect(deliver);

  const order = (orderId: string) => readRow(services, orderId);
  async function payNew({ card, ...draft }: DraftOptions & { card?: string } = {}): Promise<Ids> {
    const toytwin = await makeDraft(robin, { photo, ...draft });
    const { orderId, sessionUrl } = await openCheckout(robin, toytwin);
    const answer = await payOnPage(sessionUrl, card);
    if (answer.status !== 303) throw new Error(`Payment failed: ${answer.status} ${await answer.text()}`);
    return { toytwinId: toytwin.id, orderId };
  }

  return {
    ...running,
    stripe,
    vendor,
    robin,
    deliver,
    pay: payOnPage,
    draft: (draft) => makeDraft(robin, { photo, ...draft }),
    payNew,
    make: (ids) => generateToytwin(services, ids, new AbortController().signal),
    check: () => reconcileOrders(services, -1000),
    order,
    jobsOf: (orderId, kind = 'generate-toytwin') => countJobs(services, orderId, kind),
    intent: (orderId) => readIntent(services, stripe, orderId),
    async close() {
      // First the one that still tells the other something.
      await stripe.close();
      await running.close();
    },
  };
}

async function readRow({ database }: Services, orderId: string) {
  const [row] = await database.select().from(orders).where(eq(orders.id, orderId));
  if (!row) throw new Error('The order is gone');
  return row;
}

async function countJobs({ database }: Services, orderId: string, kind: string): Promise<number> {
  const found = await database.execute(
    sql`select count(*)::int as count from jobs.job where name = ${kind} and data->>'orderId' = ${orderId}`,
  );
  return z.object({ count: z.number() }).parse(found.rows[0]).count;
}

async function readIntent(services: Services, { dashboard }: StripeServer, orderId: string) {
  const { sessionId } = await readRow(services, orderId);
  const session = await dashboard.checkout.sessions.retrieve(sessionId ?? '');
  const intent = await dashboard.paymentIntents.retrieve(String(session.payment_intent));
  const { id, status, amount, amount_received } = intent;
  return { id, status, amount, received: amount_received };
}

function payOnPage(sessionUrl: string, card: string = CARDS.approved): Promise<Response> {
  return fetch(sessionUrl, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({
      email: 'robin@example.com',
      cardNumber: card,
      cardExpiry: '12 / 34',
      cardCvc: '123',
      billingName: 'Robin Example',
    }),
  });
}
