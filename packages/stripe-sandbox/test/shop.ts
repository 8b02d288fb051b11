import { PGlite } from '@electric-sql/pglite';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { getTableName, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import Fastify, { type FastifyInstance } from 'fastify';
import Stripe from 'stripe';
import { createSandbox } from '../index.ts';
import * as sandboxTables from '../tables.ts';

/** Origin of the test product. */
export const SHOP_URL = 'http://shop.test';
const API_KEY = 'sk_test_shop';
const WEBHOOK_SECRET = 'whsec_shop';
const START = Date.UTC(2026, 0, 15) / 1000;

/** A separate database; `clear` empties the sandbox's tables. */
export async function openSandboxDatabase() {
  const client = await PGlite.create();
  const database = drizzle(client);
  const statements = await generateMigration(generateDrizzleJson({}), generateDrizzleJson(sandboxTables));
  for (const statement of statements) await client.exec(statement);
  const names = Object.values(sandboxTables).map((table) => getTableName(table));
  return {
    database,
    close: () => client.close(),
    clear: () => database.execute(sql.raw(`truncate ${names.join(', ')}`)),
  };
}
export type SandboxDatabase = Awaited<ReturnType<typeof openSandboxDatabase>>;

/**
 * A minimal product around the sandbox: its pages, a webhook that verifies events, and an adjustable clock.
 */
export async function openShop(storage: SandboxDatabase) {
  let now = START;
  const failures: unknown[] = [];
  const { sandbox, fetch } = createSandbox({
    context: { database: storage.database, publicUrl: SHOP_URL, clock: () => now },
    shop: {
      name: 'Toy Twin',
      themeKey: 'theme',
      submitMessage: 'Held now, charged only when your toy twin is ready.',
      formatAmount: (amount, currency) =>
        new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(amount / 100),
    },
    apiKey: API_KEY,
    webhookSecret: WEBHOOK_SECRET,
    onFailure: (error) => failures.push(error),
  });
  const stripe = new Stripe(API_KEY, { httpClient: Stripe.createFetchHttpClient(fetch), telemetry: false });
  const app = Fastify();
  const received: Stripe.Event[] = [];
  const webhook = { status: 200 };
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  );
  app.post('/webhook', async (request, reply) => {
    const signature = String(request.headers['stripe-signature']);
    received.push(stripe.webhooks.constructEvent(String(request.body), signature, WEBHOOK_SECRET));
    return reply.code(webhook.status).send();
  });
  await app.register(sandbox.pages);
  sandbox.connectWebhooks(({ body, signature }) => postEvent(app, body, signature));
  return {
    webhookSecret: WEBHOOK_SECRET,
    sandbox,
    stripe,
    app,
    webhook,
    received,
    failures,
    receivedTypes: () => received.map((event) => event.type),
    advance(seconds: number) {
      now += seconds;
    },
    now: () => now,
    openSession: (changes: Partial<Stripe.Checkout.SessionCreateParams> = {}) =>
      stripe.checkout.sessions.create({ ...sessionParams, ...changes }),
    pay: (sessionId: string, changes: Record<string, string> = {}) => submitCard(app, sessionId, changes),
    async authorize(number?: string): Promise<{ sessionId: string; intentId: string }> {
      const session = await stripe.checkout.sessions.create(sessionParams);
      await submitCard(app, session.id, number ? { cardNumber: number } : {});
      const paid = await stripe.checkout.sessions.retrieve(session.id);
      return { sessionId: session.id, intentId: String(paid.payment_intent) };
    },
    async close() {
      await sandbox.close();
      await app.close();
    },
  };
}
export type Shop = Awaited<ReturnType<typeof openShop>>;

export const sessionParams: Stripe.Checkout.SessionCreateParams = {
  mode: 'payment',
  line_items: [
    {
      quantity: 1,
      price_data: {
        currency: 'usd',
        unit_amount: 499,
        product_data: { name: 'Premium toy twin', description: 'Action Figure' },
      },
    },
  ],
  payment_intent_data: { capture_method: 'manual', metadata: { orderId: 'order-1' } },
  metadata: { orderId: 'order-1' },
  client_reference_id: 'order-1',
  customer_email: 'ada@example.com',
  success_url: `${SHOP_URL}/payment-success?order_id=order-1&session={CHECKOUT_SESSION_ID}`,
  cancel_url: `${SHOP_URL}/payment-cancel?order_id=order-1`,
};

const goodCard = {
  cardNumber: '4242 4242 4242 4242',
  cardExpiry: '12 / 34',
  cardCvc: '123',
  billingName: 'Ada Byron',
};

function submitCard(app: FastifyInstance, sessionId: string, changes: Record<string, string>) {
  return app.inject({
    method: 'POST',
    url: `/sandbox/checkout/${sessionId}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ ...goodCard, ...changes }).toString(),
  });
}

async function postEvent(app: FastifyInstance, body: string, signature: string): Promise<number> {
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
  return (await app.inject({ method: 'POST', url: '/webhook', headers, payload: body })).statusCode;
}

/** The error of a call that must be refused. */
export async function refusalOf(call: Promise<unknown>): Promise<Stripe.errors.StripeError> {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof Stripe.errors.StripeError) return error;
  throw new Error('The call was expected to be refused', { cause: error });
}
