import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { moveOrder } from '../../src/features/checkout/server/lifecycle.ts';
import { failAfterLastTry } from '../../src/features/generation/server/fail-after-last-try.ts';
import { toytwin } from '../../src/features/toytwins/contract.ts';
import { createStripeClient } from '../../src/services/payment/open-stripe.ts';
import { openCheckout, readOrder } from '../order.ts';
import { refusalOf } from '../refusal.ts';
import { expectChargedOnce } from './stripe/charged-once.ts';
import { broken, type Fault, kept, locked, rateLimited, refusal } from './stripe/faults.ts';
import { type PaidProduct, startPaidProduct } from './stripe/product.ts';
import { SECRET_KEY, START_LIMIT } from './stripe/stripe-server.ts';

describe('when something goes wrong with Stripe', () => {
  let product: PaidProduct;
  beforeAll(async () => {
    product = await startPaidProduct();
  }, START_LIMIT);
  afterAll(() => product.close());
  beforeEach(() => {
    product.stripe.requests.length = 0;
  });

  const post = (what: 'capture' | 'cancel', orderId: string) =>
    product.robin.call({ method: 'POST', url: `/api/payments/${what}/${orderId}` });
  const twin = (id: string) => product.robin.get(toytwin, `/api/toytwins/${id}`);
  const sentTo = (pathEnd: string) =>
    product.stripe.requests.filter(({ pathname }) => pathname.endsWith(pathEnd));
  const draftCheckout = async () => {
    const draft = await product.draft();
    return { draft, ...(await openCheckout(product.robin, draft)) };
  };
  const troubles: [string, Fault[]][] = [
    ['too many requests, told when to come again', [rateLimited({ 'retry-after': '0' })]],
    ['too many requests, three times and told nothing', [rateLimited(), rateLimited(), rateLimited()]],
    ['another request that has the lock', [locked()]],
    ['an error of Stripe, twice', [broken(), broken()]],
    ['a connection that breaks before', [{ kind: 'cut' }]],
    ['a connection that breaks after the charge: its answer is lost', [{ kind: 'cut-after' }]],
    ['all of it after another', [rateLimited(), locked(), rateLimited(), { kind: 'cut-after' }]],
  ];

  it.each(troubles)('the charge is made exactly once in spite of %s', async (_what, faults) => {
    const ids = await product.payNew();
    product.stripe.faults.plan('/capture', ...faults);
    await product.make(ids);
    const keys = sentTo('/capture').map(({ idempotencyKey }) => idempotencyKey);
    expect(keys).toEqual(Array(faults.length + 1).fill(keys[0]));
    await expectChargedOnce(product, ids);
  });

  const invalid = (error: object) => refusal(400, { type: 'invalid_request_error', message: 'No', ...error });
  it.each([
    ['the address', { code: 'email_invalid', param: 'customer_email' }, ['customer_email']],
    ['the address, by its code alone', { code: 'email_invalid' }, ['customer_email']],
    ['the description', { param: 'line_items[0][price_data][product_data]' }, ['description']],
    ['the words on the button', { param: 'custom_text[submit][message]' }, ['custom_text']],
    ['something that it does not name', {}, ['custom_text', 'customer_email', 'description']],
  ])('the page is opened although Stripe refuses %s, every time', async (_what, error, leftOut) => {
    product.stripe.faults.plan('/v1/checkout/sessions', kept(invalid(error)));
    const { orderId, draft, sessionUrl } = await draftCheckout();
    const keys = sentTo('/v1/checkout/sessions').map(({ idempotencyKey }) => idempotencyKey);
    expect(keys).toEqual([`checkout-${orderId}`, [`checkout-${orderId}`, ...leftOut].join('-without-')]);
    expect((await product.pay(sessionUrl)).status).toBe(303);
    expect(await twin(draft.id)).toMatchObject({ status: 'queued' });
  });

  it.each(troubles)('exactly one page is opened in spite of %s', async (_what, faults) => {
    product.stripe.faults.plan('/v1/checkout/sessions', ...faults);
    const { orderId, sessionUrl } = await draftCheckout();
    const opened = sentTo('/v1/checkout/sessions');
    expect(opened.map(({ idempotencyKey }) => idempotencyKey)).toEqual(
      opened.map(() => `checkout-${orderId}`),
    );
    expect(opened).toHaveLength(faults.length + 1);
    expect((await product.order(orderId)).sessionUrl).toBe(sessionUrl);
  });

  it('the hold is released exactly once although the answer is lost', async () => {
    const ids = await product.payNew();
    product.stripe.faults.plan('/cancel', { kind: 'cut-after' });
    expect((await post('cancel', ids.orderId)).json().order).toMatchObject({ status: 'released' });
    expect(await product.intent(ids.orderId)).toMatchObject({ status: 'canceled', received: 0 });
  });

  it('a charge whose answer is lost for good is found by the next try', async () => {
    const ids = await product.payNew();
    const lost: Fault[] = [{ kind: 'cut-after' }, { kind: 'cut' }, { kind: 'cut' }];
    product.stripe.faults.plan('/capture', ...lost);
    product.stripe.faults.plan((await product.intent(ids.orderId)).id, broken(), broken(), broken());
    await expect(product.make(ids)).rejects.toThrow();
    expect(await product.order(ids.orderId)).toMatchObject({ status: 'authorized' });
    await product.make(ids);
    await expectChargedOnce(product, ids);
  });

  describe('an error that Stripe keeps and repeats to the same key', () => {
    it('does not keep the next try from charging', async () => {
      const ids = await product.payNew();
      product.stripe.faults.plan('/capture', kept(broken()));
      await expect(product.make(ids)).rejects.toThrow('Something broke');
      await product.make(ids);
      await expectChargedOnce(product, ids);
    });

    it('does not keep the check from releasing', async () => {
      const ids = await product.payNew();
      product.stripe.faults.plan('/cancel', kept(broken()));
      expect((await post('cancel', ids.orderId)).statusCode).toBe(502);
      await product.check();
      expect(await readOrder(product.robin, ids.orderId)).toMatchObject({ status: 'released' });
      expect(await product.intent(ids.orderId)).toMatchObject({ status: 'canceled', received: 0 });
    });

    it('does not keep the check from refunding charged money', async () => {
      const ids = await product.payNew();
      const { id } = await product.intent(ids.orderId);
      await product.stripe.dashboard.paymentIntents.capture(id);
      product.stripe.faults.plan('/v1/refunds', kept(broken()));
      expect((await post('cancel', ids.orderId)).statusCode).toBe(502);
      await product.check();
      expect(await readOrder(product.robin, ids.orderId)).toMatchObject({ status: 'refunded' });
    });

    it('does not keep a page open on which somebody had begun to pay', async () => {
      const { orderId } = await draftCheckout();
      const message = 'This Checkout Session is being paid';
      product.stripe.faults.plan('/expire', kept(refusal(400, { type: 'invalid_request_error', message })));
      expect((await post('cancel', orderId)).statusCode).toBe(409);
      expect((await post('cancel', orderId)).json().order).toMatchObject({ status: 'expired' });
    });
  });

  it('an answer that never comes is given up, and asked for again under the same key', async () => {
    const ids = await product.payNew();
    product.stripe.faults.plan('/capture', { kind: 'hang' });
    const { id } = await product.intent(ids.orderId);
    const client = createStripeClient(SECRET_KEY, product.stripe.address);
    const options = { timeout: 4000, maxNetworkRetries: 2 };
    expect((await client.paymentIntents.capture(id, {}, options)).status).toBe('succeeded');
    await product.make(ids);
    await expectChargedOnce(product, ids);
  });

  it('too many requests without end give a message, and the next try works', async () => {
    const draft = await product.draft();
    const url = '/api/payments/create-checkout';
    const again = { 'retry-after': '0' };
    const refused = Array.from({ length: 4 }, () => rateLimited(again));
    product.stripe.faults.plan('/v1/checkout/sessions', ...refused);
    const body = { toytwinId: draft.id, tier: 'basic' };
    const answer = await product.robin.call({ method: 'POST', url, payload: body });
    expect(refusalOf(answer)).toMatchObject({
      status: 502,
      code: 'payment_provider_failed',
      message: 'Failed to create payment session. Please try again.',
    });
    expect((await product.robin.call({ method: 'POST', url, payload: body })).statusCode).toBe(200);
  });

  it('a buyer reads what we know while Stripe fails, and gets a message for calls that need it', async () => {
    const { orderId } = await draftCheckout();
    const { sessionId } = await product.order(orderId);
    const failing = () => product.stripe.faults.plan(String(sessionId), broken(), broken(), broken());
    failing();
    expect(await readOrder(product.robin, orderId)).toMatchObject({ status: 'open' });
    failing();
    expect(refusalOf(await post('cancel', orderId))).toMatchObject({
      status: 502,
      code: 'payment_provider_failed',
      message: 'The payment provider is not responding. Please try again in a moment.',
    });
    expect((await post('cancel', orderId)).json().order).toMatchObject({ status: 'expired' });
  });

  it('a bank that refuses the charge lets the buyer pay again', async () => {
    const ids = await product.payNew({ card: '4000000000000341' });
    await expect(product.make(ids)).rejects.toThrow('The bank refused the charge');
    await failAfterLastTry(product.services, ids, 'charge_refused');
    expect(await readOrder(product.robin, ids.orderId)).toMatchObject({ status: 'released' });
    expect(await twin(ids.toytwinId)).toMatchObject({ status: 'failed' });
  });

  describe('an ended order', () => {
    it('that is still paid is released at once', async () => {
      const { draft, orderId, sessionUrl } = await draftCheckout();
      await moveOrder(product.services.database, orderId, 'expired');
      expect((await product.pay(sessionUrl)).status).toBe(303);
      await product.stripe.sandbox.deliverDue();
      expect(await product.order(orderId)).toMatchObject({ status: 'released' });
      expect(await product.intent(orderId)).toMatchObject({ status: 'canceled', received: 0 });
      expect(await twin(draft.id)).toMatchObject({ status: 'draft' });
      expect(await product.jobsOf(orderId)).toBe(0);
    });

    it('that was charged is refunded', async () => {
      const { orderId, sessionUrl } = await draftCheckout();
      await moveOrder(product.services.database, orderId, 'expired');
      product.stripe.sandbox.dropWebhooks(true);
      await product.pay(sessionUrl);
      product.stripe.sandbox.dropWebhooks(false);
      await product.stripe.dashboard.paymentIntents.capture((await product.intent(orderId)).id);
      await product.stripe.sandbox.deliverDue();
      expect(sentTo('/v1/refunds')).toHaveLength(1);
      expect(await product.order(orderId)).toMatchObject({ status: 'released' });
    });

    it('cannot be paid: canceling closes its page', async () => {
      const { orderId, sessionUrl } = await draftCheckout();
      expect((await post('cancel', orderId)).json().order).toMatchObject({ status: 'expired' });
      expect((await product.pay(sessionUrl)).status).not.toBe(303);
      expect(sentTo('/expire')).toHaveLength(1);
    });

    it('that is paid at the very moment of its cancellation has this payment released', async () => {
      const { orderId, sessionUrl } = await draftCheckout();
      product.stripe.sandbox.dropWebhooks(true);
      product.stripe.faults.plan('/expire', { kind: 'after', first: () => product.pay(sessionUrl) });
      const answer = await post('cancel', orderId);
      product.stripe.sandbox.dropWebhooks(false);
      expect(answer.json().order).toMatchObject({ status: 'released', reason: 'You cancelled it.' });
      expect(await product.intent(orderId)).toMatchObject({ status: 'canceled', received: 0 });
    });

    it('that is paid at the very moment of its replacement is the one that counts', async () => {
      const { draft, orderId, sessionUrl } = await draftCheckout();
      product.stripe.sandbox.dropWebhooks(true);
      product.stripe.faults.plan('/expire', { kind: 'after', first: () => product.pay(sessionUrl) });
      const url = '/api/payments/create-checkout';
      const payload = { toytwinId: draft.id, tier: 'premium' };
      const answer = await product.robin.call({ method: 'POST', url, payload });
      product.stripe.sandbox.dropWebhooks(false);
      expect(refusalOf(answer)).toMatchObject({ status: 409, message: 'This toy twin is already paid for.' });
      expect(await twin(draft.id)).toMatchObject({ status: 'queued', orderId });
    });
  });

  it('a refusal that repeats an email address does not put it into the log', async () => {
    const lines: unknown[] = [];
    product.services.logger.error = (...line: unknown[]) => lines.push(line);
    const message = `Invalid email address: ${product.robin.email}`;
    const invalid = refusal(400, { type: 'invalid_request_error', code: 'email_invalid', message });
    // The page is asked for once more, without what it can do without.
    product.stripe.faults.plan('/v1/checkout/sessions', invalid, invalid);
    const payload = { toytwinId: (await product.draft()).id, tier: 'basic' };
    const url = '/api/payments/create-checkout';
    expect((await product.robin.call({ method: 'POST', url, payload })).statusCode).toBe(502);
    expect(JSON.stringify(lines)).toContain('email_invalid');
    expect(JSON.stringify(lines)).not.toContain(product.robin.email);
  });
});
