import { and, eq } from 'drizzle-orm';
import sharp from 'sharp';
import Stripe from 'stripe';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { orderAnswer } from '#features/checkout/contract.ts';
import { moveOrder } from '#features/checkout/server/lifecycle.ts';
import { orders } from '#features/checkout/tables.ts';
import { toytwin } from '#features/toytwins/contract.ts';
import { createLimit } from '#services/limits/index.ts';
import { type RunningApp, startApp } from './app.ts';
import { STUCK } from './deadlines.ts';
import { makeDraft, openCheckout, payNew, payOnPage, readOrder } from './order.ts';
import { type Person, signUp } from './person.ts';
import { refusalOf } from './refusal.ts';

describe('payment page of an order', () => {
  let running: RunningApp;
  let robin: Person;
  beforeAll(async () => {
    running = await startApp({ workers: false });
    robin = await signUp(running.app);
  });
  afterAll(() => running.close());

  const read = (id: string) => robin.get(toytwin, `/api/toytwins/${id}`);
  const url = '/api/payments/create-checkout';
  async function change(orderId: string, values: Partial<typeof orders.$inferInsert>) {
    await running.services.database.update(orders).set(values).where(eq(orders.id, orderId));
  }

  it('is reused for the same tier, and replaced for another tier', async () => {
    const draft = await makeDraft(robin);
    const first = await openCheckout(robin, draft);
    expect(await openCheckout(robin, draft)).toEqual(first);
    const premium = await openCheckout(robin, { ...draft, tier: 'premium' });
    expect(premium.orderId).not.toBe(first.orderId);
    expect(await readOrder(robin, first.orderId)).toMatchObject({ status: 'expired' });
    expect(await readOrder(robin, premium.orderId)).toMatchObject({ status: 'open', amount: 499 });
    expect(await read(draft.id)).toMatchObject({ tier: 'premium' });
    expect((await payOnPage(running.app, first.sessionUrl)).statusCode).not.toBe(303);
  });

  it('names the toy twin as its box does', async () => {
    const { sessionUrl } = await openCheckout(robin, await makeDraft(robin, { templateId: 'template2' }));
    const page = await running.app.inject(sessionUrl);
    expect(page.body).toContain('Collectible Toy Twin, basic');
  });

  it('shows the box with its name, as long as the order is open, and only by its own address', async () => {
    const draft = await makeDraft(robin, { design: { name: 'Captain Kim' } });
    const { orderId, sessionUrl } = await openCheckout(robin, draft);
    const page = await running.app.inject(sessionUrl);
    expect(page.body).toContain('Captain Kim, basic');
    const address = /<img src="([^"]+)"/.exec(page.body)?.[1] ?? '';
    const { origin, pathname } = new URL(address);
    expect(page.headers['content-security-policy']).toContain(`img-src data: ${origin};`);
    const picture = await running.app.inject(pathname);
    expect(picture.statusCode).toBe(200);
    expect(picture.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'private, no-store',
    });
    const { width } = await sharp(picture.rawPayload).metadata();
    expect(width, 'the preview').toBe(512);

    const other = await openCheckout(robin, await makeDraft(robin));
    const stranger = pathname.replace(orderId, other.orderId);
    expect((await running.app.inject(stranger)).statusCode, 'the token of another order').toBe(404);
    expect((await payOnPage(running.app, sessionUrl)).statusCode).toBe(303);
    await robin.get(orderAnswer, `/api/payments/order/${orderId}`);
    expect((await running.app.inject(pathname)).statusCode, 'paid').toBe(404);
  });

  it('is refused for a paid order and for invalid input', async () => {
    const { toytwinId } = await payNew(running.app, robin);
    const again = await robin.call({ method: 'POST', url, payload: { toytwinId, tier: 'basic' } });
    expect(refusalOf(again)).toMatchObject({ status: 409, message: 'This toy twin is already paid for.' });
    for (const payload of [{}, { toytwinId: 'x', tier: 'basic' }, { toytwinId, tier: 'gold' }]) {
      expect(refusalOf(await robin.call({ method: 'POST', url, payload })).status).toBe(400);
    }
  });

  it('is opened once for several concurrent clicks', async () => {
    const draft = await makeDraft(robin);
    const [page, ...others] = await Promise.all(Array.from({ length: 4 }, () => openCheckout(robin, draft)));
    if (!page) throw new Error('No page');
    expect(others).toEqual([page, page, page]);
    expect((await payOnPage(running.app, page.sessionUrl)).statusCode).toBe(303);
    expect(await read(draft.id)).toMatchObject({ status: 'queued', orderId: page.orderId });
  });

  it('is taken from the other tab if the provider failed only this call', async () => {
    const draft = await makeDraft(robin);
    const { sessions } = running.services.payment.stripe.checkout;
    const create = sessions.create.bind(sessions);
    const down = new Stripe.errors.StripeAPIError({ type: 'api_error', message: 'Down' });
    const isShown = async () => {
      const [order] = await running.services.database
        .select({ sessionUrl: orders.sessionUrl })
        .from(orders)
        .where(eq(orders.toytwinId, draft.id));
      expect(order?.sessionUrl).toEqual(expect.any(String));
    };
    const bothAsk = Promise.withResolvers<void>();
    const spy = vi
      .spyOn(sessions, 'create')
      .mockImplementationOnce((params, options) => bothAsk.promise.then(() => create(params, options)))
      .mockImplementationOnce(async () => {
        bothAsk.resolve();
        await vi.waitFor(isShown, { timeout: STUCK });
        throw down;
      });
    const pages = await Promise.all([openCheckout(robin, draft), openCheckout(robin, draft)]).finally(() =>
      spy.mockRestore(),
    );
    expect(pages[1]).toEqual(pages[0]);
    expect((await payOnPage(running.app, pages[0]?.sessionUrl ?? '')).statusCode).toBe(303);
  });

  describe('if the provider refuses a part of it', () => {
    const DESCRIPTION = 'line_items[0][price_data][product_data][description]';
    const refuse = (...names: string[]) => running.services.payment.sandbox?.refuseParameters(names);
    afterEach(() => refuse());
    /** Pays on the page, and reads what the provider has of the buyer. */
    async function pay({ orderId, sessionUrl }: { orderId: string; sessionUrl: string }) {
      expect((await payOnPage(running.app, sessionUrl)).statusCode).toBe(303);
      const { sessions } = running.services.payment.stripe.checkout;
      const [order] = await running.services.database.select().from(orders).where(eq(orders.id, orderId));
      return sessions.retrieve(order?.sessionId ?? '');
    }

    it.each([['customer_email'], [DESCRIPTION], ['customer_email', DESCRIPTION]])(
      'is opened without it: %s %s',
      async (...names) => {
        refuse(...names);
        const draft = await makeDraft(robin);
        const page = await openCheckout(robin, draft);
        expect(await openCheckout(robin, draft), 'the same page').toEqual(page);
        const session = await pay(page);
        const isRefused = names.includes('customer_email');
        expect(session.customer_email).toBe(isRefused ? null : robin.email);
        // What is typed on the page takes its place.
        expect(session.customer_details?.email).toBe(isRefused ? 'robin@example.com' : robin.email);
        expect(await readOrder(robin, page.orderId)).toMatchObject({ status: 'authorized' });
      },
    );

    it('is one page for several concurrent clicks', async () => {
      refuse('customer_email');
      const draft = await makeDraft(robin);
      const [page, ...others] = await Promise.all([1, 2, 3].map(() => openCheckout(robin, draft)));
      if (!page) throw new Error('No page');
      expect(others).toEqual([page, page]);
      await pay(page);
    });

    it('is one page even if the provider refuses one of two calls only', async () => {
      const draft = await makeDraft(robin);
      const { sessions } = running.services.payment.stripe.checkout;
      const create = sessions.create.bind(sessions);
      const opened: Stripe.Checkout.Session[] = [];
      const both = Promise.withResolvers<void>();
      const spy = vi.spyOn(sessions, 'create').mockImplementation(async (params, options) => {
        if (spy.mock.calls.length === 1) refuse('customer_email');
        const session = await create(params, options).finally(() => refuse());
        opened.push(session);
        if (opened.length === 2) both.resolve();
        await both.promise;
        return session;
      });
      const [page, other] = await Promise.all([
        openCheckout(robin, draft),
        openCheckout(robin, draft),
      ]).finally(() => spy.mockRestore());
      expect(opened.map(({ customer_email }) => customer_email).sort()).toEqual([robin.email, null]);
      expect(other).toEqual(page);
      const closed = opened.find(({ url }) => url !== page?.sessionUrl);
      expect((await payOnPage(running.app, closed?.url ?? '')).statusCode).not.toBe(303);
      expect((await payOnPage(running.app, page?.sessionUrl ?? '')).statusCode).toBe(303);
      expect(await read(draft.id)).toMatchObject({ status: 'queued' });
    });

    it('is the same page if the process dies after the provider has opened it', async () => {
      refuse('customer_email');
      const draft = await makeDraft(robin);
      const page = await openCheckout(robin, draft);
      await change(page.orderId, { sessionId: null, sessionUrl: null });
      expect(await openCheckout(robin, draft)).toEqual(page);
    });

    it('is not opened without a required part', async () => {
      for (const name of ['expires_at', 'payment_intent_data[capture_method]', 'metadata[orderId]']) {
        refuse(name);
        const { id, tier } = await makeDraft(robin);
        const refused = await robin.call({ method: 'POST', url, payload: { toytwinId: id, tier } });
        expect(refusalOf(refused), name).toMatchObject({ status: 502, code: 'payment_provider_failed' });
      }
    });
  });

  it('is opened again if the process that was opening it died', async () => {
    const draft = await makeDraft(robin);
    const old = await openCheckout(robin, draft);
    const createdAt = new Date(Date.now() - 61_000);
    await change(old.orderId, { sessionId: null, sessionUrl: null, createdAt });
    const page = await openCheckout(robin, draft);
    expect(page.orderId).not.toBe(old.orderId);
    expect(await readOrder(robin, old.orderId)).toMatchObject({ status: 'expired' });
  });

  it('has the tier requested last when both were requested at once', async () => {
    const draft = await makeDraft(robin);
    await Promise.all([openCheckout(robin, draft), openCheckout(robin, { ...draft, tier: 'premium' })]);
    const { tier } = await read(draft.id);
    const open = await running.services.database
      .select({ tier: orders.tier })
      .from(orders)
      .where(and(eq(orders.toytwinId, draft.id), eq(orders.status, 'open')));
    expect(open).toEqual([{ tier }]);
  });

  it.each([
    ['its price has changed', { amount: 150 }],
    ['its currency has changed', { currency: 'eur' }],
    ['its time is nearly over', { expiresAt: new Date(Date.now() + 30_000) }],
  ])('is replaced when %s', async (_why, values) => {
    const draft = await makeDraft(robin);
    const old = await openCheckout(robin, draft);
    await change(old.orderId, values);
    const page = await openCheckout(robin, draft);
    expect(await readOrder(robin, page.orderId)).toMatchObject({ status: 'open', formatted: '$1.99' });
    expect(await readOrder(robin, old.orderId)).toMatchObject({ status: 'expired' });
    expect((await payOnPage(running.app, old.sessionUrl)).statusCode).not.toBe(303);
  });

  it('is closed when its order failed before it was opened', async () => {
    const draft = await makeDraft(robin);
    const { sessions } = running.services.payment.stripe.checkout;
    const create = sessions.create.bind(sessions);
    const urls: string[] = [];
    const spy = vi.spyOn(sessions, 'create').mockImplementation(async (params, options) => {
      const session = await create(params, options);
      urls.push(session.url ?? '');
      if (urls.length === 1)
        await moveOrder(running.services.database, params?.client_reference_id ?? '', 'expired');
      return session;
    });
    const { sessionUrl } = await openCheckout(robin, draft).finally(() => spy.mockRestore());
    expect(urls).toEqual([expect.any(String), sessionUrl]);
    expect((await payOnPage(running.app, urls[0] ?? '')).statusCode).not.toBe(303);
    expect((await payOnPage(running.app, sessionUrl)).statusCode).toBe(303);
  });

  it('leaves no order open when it fails to open, and can be retried', async () => {
    const draft = await makeDraft(robin);
    const { sessions } = running.services.payment.stripe.checkout;
    const down = new Stripe.errors.StripeAPIError({ type: 'api_error', message: 'Down' });
    const spy = vi.spyOn(sessions, 'create').mockRejectedValue(down);
    const payload = { toytwinId: draft.id, tier: draft.tier };
    const refused = await robin.call({ method: 'POST', url, payload }).finally(() => spy.mockRestore());
    expect(refusalOf(refused)).toMatchObject({ status: 502, code: 'payment_provider_failed' });
    const made = await running.services.database
      .select({ status: orders.status })
      .from(orders)
      .where(eq(orders.toytwinId, draft.id));
    expect(made).toEqual([{ status: 'expired' }]);
    const { sessionUrl } = await openCheckout(robin, draft);
    expect((await payOnPage(running.app, sessionUrl)).statusCode).toBe(303);
  });

  it('is rate-limited per user', async () => {
    const person = await signUp(running.app);
    const draft = await makeDraft(person);
    const pages = createLimit(running.services.database, { name: 'checkout', points: 120, seconds: 600 });
    for (let time = 0; time < 119; time += 1) await pages.take(person.uid);
    await openCheckout(person, draft);
    const payload = { toytwinId: draft.id, tier: draft.tier };
    expect(refusalOf(await person.call({ method: 'POST', url, payload }))).toMatchObject({
      status: 429,
      code: 'too_many_requests',
    });
    await openCheckout(robin, await makeDraft(robin));
  });
});
