import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteOldEvents } from '../../src/features/checkout/server/settle/delete-old-events.ts';
import { paymentEvents } from '../../src/features/checkout/tables.ts';
import { toytwin } from '../../src/features/toytwins/contract.ts';
import { CARDS, openCheckout, readOrder } from '../order.ts';
import { permutations, type SentEvent, sign, writeEvent } from './stripe/events.ts';
import { type Ids, type PaidProduct, startPaidProduct } from './stripe/product.ts';
import { START_LIMIT } from './stripe/stripe-server.ts';

/** Where an order must end, whichever events come. */
interface End {
  order: string;
  toytwin: string;
  jobs: number;
  received: number;
}

describe("Stripe's events", () => {
  let product: PaidProduct;
  /** What the provider has sent and nobody has delivered yet. */
  const waiting: SentEvent[] = [];
  beforeAll(async () => {
    product = await startPaidProduct({
      variables: { STRIPE_WEBHOOK_SECRET: 'whsec_loopback,whsec_old' },
      events: false,
    });
    product.stripe.connect(async ({ body }) => {
      const { id, type } = JSON.parse(body);
      waiting.push({ id, type, body });
      return 200;
    });
  }, START_LIMIT);
  afterAll(() => product.close());
  beforeEach(() => {
    waiting.length = 0;
  });

  async function taken(): Promise<SentEvent[]> {
    await product.stripe.sandbox.deliverDue();
    return waiting.splice(0);
  }
  const deliver = (notice: SentEvent, options = {}) => product.deliver(sign(notice, options));
  async function deliverAll(events: SentEvent[]): Promise<void> {
    for (const event of events) expect(await deliver(event)).toBe(200);
  }

  async function openNew() {
    const draft = await product.draft();
    return { draft, ...(await openCheckout(product.robin, draft)) };
  }
  async function paid(): Promise<Ids> {
    const { draft, orderId, sessionUrl } = await openNew();
    expect((await product.pay(sessionUrl, CARDS.declined)).status).toBe(200);
    expect((await product.pay(sessionUrl)).status).toBe(303);
    return { toytwinId: draft.id, orderId };
  }
  async function endOf({ toytwinId, orderId }: Ids): Promise<End> {
    const order = (await readOrder(product.robin, orderId)).status;
    const twin = await product.robin.get(toytwin, `/api/toytwins/${toytwinId}`);
    const { received } = await product.intent(orderId).catch(() => ({ received: 0 }));
    return { order, toytwin: twin.status, jobs: await product.jobsOf(orderId), received };
  }

  /** What happened at the provider before any notice came, and the one right end. */
  const stories: { name: string; happen(): Promise<Ids>; end: End; heardByCheck: boolean }[] = [
    {
      name: 'a payment is held after a card was declined',
      happen: paid,
      end: { order: 'authorized', toytwin: 'queued', jobs: 1, received: 0 },
      heardByCheck: true,
    },
    {
      name: 'a hold ended before we heard of it',
      async happen() {
        const ids = await paid();
        await product.stripe.dashboard.paymentIntents.cancel((await product.intent(ids.orderId)).id);
        return ids;
      },
      end: { order: 'released', toytwin: 'draft', jobs: 0, received: 0 },
      heardByCheck: true,
    },
    {
      name: 'a page was not used in time, and its card declined',
      async happen() {
        const { draft, orderId, sessionUrl } = await openNew();
        await product.pay(sessionUrl, CARDS.declined);
        const { sessionId } = await product.order(orderId);
        await product.stripe.dashboard.checkout.sessions.expire(sessionId ?? '');
        return { toytwinId: draft.id, orderId };
      },
      end: { order: 'expired', toytwin: 'draft', jobs: 0, received: 0 },
      heardByCheck: true,
    },
    {
      name: 'somebody charged it at the dashboard before we heard of it',
      async happen() {
        const ids = await paid();
        await product.stripe.dashboard.paymentIntents.capture((await product.intent(ids.orderId)).id);
        return ids;
      },
      end: { order: 'authorized', toytwin: 'queued', jobs: 1, received: 199 },
      heardByCheck: true,
    },
    {
      name: 'a charged order is refunded at the dashboard',
      async happen() {
        const ids = await product.payNew();
        await product.check();
        await product.make(ids);
        await product.stripe.dashboard.refunds.create({
          payment_intent: (await product.intent(ids.orderId)).id,
        });
        return ids;
      },
      end: { order: 'refunded', toytwin: 'completed', jobs: 1, received: 199 },
      heardByCheck: false,
    },
  ];

  describe.each(stories)('when $name', ({ happen, end, heardByCheck }) => {
    it('come in every order, each twice', async () => {
      const first = await happen();
      const orders = permutations(await taken());
      expect(orders.length).toBeGreaterThan(1);
      for (const [index] of orders.entries()) {
        const ids = index === 0 ? first : await happen();
        const sent = index === 0 ? orders[0] : permutations(await taken())[index];
        const twice = (sent ?? []).flatMap((notice) => [notice, notice]);
        await deliverAll(twice);
        await deliverAll((sent ?? []).toReversed());
        expect({ came: sent?.map(({ type }) => type), ...(await endOf(ids)) }).toMatchObject(end);
      }
    }, 300_000);

    it('come all at once, each twice', async () => {
      const ids = await happen();
      const sent = await taken();
      const answers = await Promise.all([...sent, ...sent].map((notice) => deliver(notice)));
      expect(answers.every((status) => status === 200)).toBe(true);
      expect(await endOf(ids)).toEqual(end);
    });

    // Of a refund at the dashboard that of every hour does.
    if (!heardByCheck) return;

    it('never come: the check of every minute finds out', async () => {
      const ids = await happen();
      await product.check();
      await product.check();
      expect(await endOf(ids)).toEqual(end);
      await deliverAll(await taken());
      expect(await endOf(ids)).toEqual(end);
    });
  });

  it('each alone is enough', async () => {
    for (const type of ['payment_intent.amount_capturable_updated', 'checkout.session.completed']) {
      const ids = await paid();
      const sent = await taken();
      await deliverAll(sent.filter((notice) => notice.type === type));
      expect(await endOf(ids)).toMatchObject({ order: 'authorized', jobs: 1 });
    }
  });

  it('charge once, however often they come while the toy twin is made', async () => {
    const ids = await paid();
    const sent = await taken();
    await Promise.all([...sent.map((notice) => deliver(notice)), product.check()]);
    await Promise.all([product.make(ids), ...sent.map((notice) => deliver(notice)), product.check()]);
    await deliverAll(await taken());
    expect(await endOf(ids)).toEqual({ order: 'captured', toytwin: 'completed', jobs: 1, received: 199 });
    const { id } = await product.intent(ids.orderId);
    const captures = product.stripe.requests.filter(({ pathname }) => pathname.endsWith(`${id}/capture`));
    expect(captures).toHaveLength(1);
  });

  it('put a partial refund and a dispute on the receipt', async () => {
    const { catalogue, dashboard } = product.stripe;
    const ids = await paid();
    await product.check();
    await product.make(ids);
    const { id } = await product.intent(ids.orderId);
    const { latest_charge } = await dashboard.paymentIntents.retrieve(id);
    const charge = String(latest_charge);
    const about = (type: string) =>
      deliver(writeEvent(type, { id: 'du_1', object: 'dispute', charge, payment_intent: id, metadata: {} }));
    const says = async (status: string, reason: string | null) =>
      expect(await readOrder(product.robin, ids.orderId)).toMatchObject({ status, reason });
    const rule = (status: string, dispute = { amount: 199, currency: 'usd' }) =>
      catalogue.provide('/v1/disputes', {
        object: 'list',
        data: [{ id: 'du_1', object: 'dispute', status, ...dispute }],
      });

    catalogue.change(charge, { amount_refunded: 100 });
    await deliver(writeEvent('charge.refunded', { id: charge, object: 'charge', payment_intent: id }));
    await says('captured', '$1.00 of it was returned to your card.');

    catalogue.change(charge, { amount_refunded: 0, disputed: true });
    rule('needs_response');
    await about('charge.dispute.created');
    await says('captured', 'Your bank is looking into this charge.');
    catalogue.change(charge, { amount_refunded: 100 });
    await about('charge.dispute.funds_withdrawn');
    await says('captured', '$1.00 of it was returned to your card. Your bank is looking into this charge.');
    catalogue.change(charge, { amount_refunded: 0 });
    rule('won');
    await about('charge.dispute.closed');
    await says('captured', null);
    rule('lost', { amount: 50, currency: 'usd' });
    await about('charge.dispute.closed');
    await says('captured', '$0.50 of it was returned to you.');
    rule('lost');
    await about('charge.dispute.closed');
    await says('refunded', 'Your bank returned the amount to you.');
    const kept = await product.robin.get(toytwin, `/api/toytwins/${ids.toytwinId}`);
    expect(kept).toMatchObject({ status: 'completed' });
  });

  describe('are accepted only if they are signed', () => {
    const now = () => Math.floor(Date.now() / 1000);
    const harmless = () => writeEvent('payment_intent.canceled', { id: 'pi_none', object: 'payment_intent' });
    async function isRemembered({ id }: SentEvent): Promise<boolean> {
      const rows = await product.services.database
        .select()
        .from(paymentEvents)
        .where(eq(paymentEvents.id, id));
      return rows.length === 1;
    }

    it.each(['whsec_loopback', 'whsec_old'])('with one of our secrets: %s', async (secret) => {
      const notice = harmless();
      expect(await deliver(notice, { secret })).toBe(200);
      expect(await isRemembered(notice)).toBe(true);
    });

    it.each([
      ['with another secret', () => ({ secret: 'whsec_other' })],
      ['too long ago', () => ({ timestamp: now() - 400 })],
      ['in the future', () => ({ timestamp: now() + 400 })],
    ])('not %s', async (_how, options) => {
      const notice = harmless();
      expect(await deliver(notice, options())).toBe(400);
      expect(await isRemembered(notice)).toBe(false);
    });

    it('not with a second time put before the signed one', async () => {
      const notice = harmless();
      const { body, signature } = sign(notice, { timestamp: now() + 400 });
      expect(await product.deliver({ body, signature: `t=${now()},${signature}` })).toBe(400);
    });

    it.each([
      ['of live mode', { livemode: true }],
      ['of an account that is connected to ours', { account: 'acct_other' }],
    ])('and not when they are %s', async (_what, changes) => {
      const ids = await paid();
      const [sent] = (await taken()).filter(({ type }) => type === 'checkout.session.completed');
      const { data } = JSON.parse(sent?.body ?? '');
      const strange = writeEvent('checkout.session.completed', data.object, changes);
      expect(await deliver(strange)).toBe(200);
      expect(await isRemembered(strange)).toBe(false);
      expect((await product.order(ids.orderId)).status).toBe('open');
    });

    it('of any version or kind; foreign ones are acknowledged and ignored', async () => {
      const ids = await paid();
      const [sent] = (await taken()).filter(({ type }) => type === 'checkout.session.completed');
      const { data } = JSON.parse(sent?.body ?? '');
      expect(await deliver(writeEvent('customer.created', { id: 'cus_1', object: 'customer' }))).toBe(200);
      const unknown = { ...data.object, id: 'cs_other', metadata: { orderId: crypto.randomUUID() } };
      expect(await deliver(writeEvent('checkout.session.completed', unknown))).toBe(200);
      const old = writeEvent('checkout.session.completed', data.object, { api_version: '2019-05-16' });
      expect(await deliver(old)).toBe(200);
      expect((await product.order(ids.orderId)).status).toBe('authorized');
    });

    it('are deleted when they cannot come again', async () => {
      const notice = harmless();
      await deliver(notice);
      const day = 86_400_000;
      await deleteOldEvents(product.services, Date.now() + 30 * day);
      expect(await isRemembered(notice)).toBe(true);
      await deleteOldEvents(product.services, Date.now() + 32 * day);
      expect(await isRemembered(notice)).toBe(false);
    });
  });
});
