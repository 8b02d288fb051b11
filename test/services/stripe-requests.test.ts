import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { prices } from '../../src/features/checkout/contract.ts';
import { pollRefunds } from '../../src/features/checkout/server/settle/poll-refunds.job.ts';
import { toytwin } from '../../src/features/toytwins/contract.ts';
import { CARDS, openCheckout, readOrder } from '../order.ts';
import { type PaidProduct, startPaidProduct } from './stripe/product.ts';
import { type CheckRequest, readRequestSchemas } from './stripe/request-schemas.ts';
import { type SentRequest, START_LIMIT } from './stripe/stripe-server.ts';

/** What must be true for every request, whatever it asks. */
function expectWellFormed(check: CheckRequest, requests: SentRequest[]): void {
  for (const { method, pathname, params, headers, idempotencyKey } of requests) {
    const request = `${method} ${pathname}`;
    expect({ request, wrong: check(method, pathname, params) }).toEqual({ request, wrong: undefined });
    expect(headers['stripe-version']).toBe(Stripe.API_VERSION);
    // A key of ours, or the one that the client makes for its own repetitions.
    if (method === 'POST') expect(idempotencyKey).toMatch(/^(checkout|stripe-node-retry)-[0-9a-f-]{36}$/);
  }
}

const pathOf = ({ method, pathname }: SentRequest) =>
  `${method} ${pathname.replace(/(cs_test|pi|price)_\w+/, '$1')}`;

describe('what the product asks of Stripe', () => {
  let check: CheckRequest;
  beforeAll(async () => {
    check = await readRequestSchemas();
  }, START_LIMIT);

  it('is really checked: an unknown parameter is found', () => {
    const path = '/v1/checkout/sessions';
    expect(check('POST', path, { mode: 'payment' })).toBeUndefined();
    expect(check('POST', path, { payment_method_types: ['card'] })).toContain('additional properties');
    expect(check('POST', path, { mode: 'paiment' })).toContain('allowed values');
    expect(check('POST', path, { expires_at: 'soon' })).toContain('number');
    expect(check('POST', '/v1/charges', {})).toContain('no call');
  });

  describe('with configured amounts', () => {
    let product: PaidProduct;
    beforeAll(async () => {
      product = await startPaidProduct();
    }, START_LIMIT);
    afterAll(() => product.close());

    it.each(['basic', 'premium'] as const)('holds, makes and charges %s', async (tier) => {
      const { robin, stripe } = product;
      const ids = await product.payNew({ tier });
      const held = await readOrder(robin, ids.orderId);
      expect(held).toMatchObject({ status: 'authorized', tax: null });
      await product.make(ids);
      expect(await readOrder(robin, ids.orderId)).toMatchObject({ status: 'captured', amount: held.amount });
      expect(await robin.get(toytwin, `/api/toytwins/${ids.toytwinId}`)).toMatchObject({
        status: 'completed',
      });
      expect(await product.intent(ids.orderId)).toMatchObject({ status: 'succeeded', received: held.amount });
      const opened = stripe.requests.findLast(
        (request) => request.idempotencyKey === `checkout-${ids.orderId}`,
      );
      expect(opened?.params).toMatchObject({
        customer_email: robin.email,
        client_reference_id: ids.orderId,
        metadata: { orderId: ids.orderId, toytwinId: ids.toytwinId },
        payment_intent_data: { capture_method: 'manual', metadata: { orderId: ids.orderId } },
        line_items: [{ quantity: '1', price_data: { currency: 'usd', unit_amount: String(held.amount) } }],
      });
    });

    it('declines, cancels, releases, refunds, expires and looks for refunds', async () => {
      const { robin, stripe } = product;
      const post = (what: string, id: string) =>
        robin.call({ method: 'POST', url: `/api/payments/${what}/${id}` });

      const draft = await product.draft();
      const page = await openCheckout(robin, draft);
      expect((await product.pay(page.sessionUrl, CARDS.declined)).status).toBe(200);
      expect((await post('cancel', page.orderId)).json().order).toMatchObject({ status: 'expired' });
      expect((await product.pay(page.sessionUrl)).status).not.toBe(303);

      const released = await product.payNew();
      expect((await post('cancel', released.orderId)).json().order).toMatchObject({ status: 'released' });
      expect(await product.intent(released.orderId)).toMatchObject({ status: 'canceled', received: 0 });

      // Charged at the dashboard before anything was made; then the buyer gives up.
      const refunded = await product.payNew();
      await stripe.dashboard.paymentIntents.capture((await product.intent(refunded.orderId)).id);
      expect((await post('cancel', refunded.orderId)).json().order).toMatchObject({ status: 'refunded' });

      const other = await product.draft();
      await openCheckout(robin, other);
      await openCheckout(robin, { ...other, tier: 'premium' });
      await pollRefunds(product.services);
      const asked = new Set(stripe.requests.map(pathOf));
      expect([...asked].sort()).toEqual([
        'GET /v1/checkout/sessions/cs_test',
        'GET /v1/events',
        'GET /v1/payment_intents/pi',
        'POST /v1/checkout/sessions',
        'POST /v1/checkout/sessions/cs_test/expire',
        'POST /v1/payment_intents/pi/cancel',
        'POST /v1/payment_intents/pi/capture',
        'POST /v1/refunds',
      ]);
    });

    it('only in the forms of the SDK, each write under the key of its order, without a word about the person', () => {
      const { requests } = product.stripe;
      expectWellFormed(check, requests);
      const sent = requests.map((request) => JSON.stringify(request.params)).join('\n');
      expect(sent).not.toMatch(/guitar|images\/|data:image|me\.jpg|Robin/);
      for (const { params } of requests) {
        if ('metadata' in params) {
          expect(Object.keys(params.metadata ?? {}).sort()).toEqual(['orderId', 'toytwinId']);
        }
      }
    });

    it('closes the page when the order expires', async () => {
      const { orderId } = await openCheckout(product.robin, await product.draft());
      const opened = product.stripe.requests.findLast(
        (request) => request.pathname === '/v1/checkout/sessions',
      );
      const { expiresAt } = await product.order(orderId);
      expect(Number(opened?.params.expires_at)).toBe(expiresAt.getTime() / 1000);
    });
  });

  describe("with Stripe's own Prices and tax", () => {
    let product: PaidProduct;
    beforeAll(async () => {
      product = await startPaidProduct({
        variables: {
          CURRENCY: 'eur',
          STRIPE_PRICE_BASIC: 'price_basic',
          STRIPE_PRICE_PREMIUM: 'price_premium',
          STRIPE_AUTOMATIC_TAX: 'true',
        },
        prepare({ catalogue }) {
          catalogue.addPrice({
            id: 'price_basic',
            unit_amount: 220,
            currency: 'eur',
            tax_behavior: 'inclusive',
          });
          catalogue.addPrice({
            id: 'price_premium',
            unit_amount: 550,
            currency: 'eur',
            tax_behavior: 'exclusive',
          });
        },
      });
    }, START_LIMIT);
    afterAll(() => product.close());

    it('shows what Stripe charges', async () => {
      expect(await product.robin.get(prices, '/api/payments/prices')).toEqual({
        basic: { formatted: '€2.20', amount: 220, currency: 'eur', taxAdded: false },
        premium: { formatted: '€5.50', amount: 550, currency: 'eur', taxAdded: true },
        duo: { formatted: '€5.50', amount: 550, currency: 'eur', taxAdded: true },
      });
    });

    it.each([
      ['basic', 'price_basic', '€2.20', '€0.20'],
      ['premium', 'price_premium', '€6.05', '€0.55'],
    ] as const)(
      '%s: the receipt says what was held and charged, and how much of it is tax',
      async (...row) => {
        const [tier, price, formatted, tax] = row;
        const ids = await product.payNew({ tier });
        expect(await readOrder(product.robin, ids.orderId)).toMatchObject({
          status: 'authorized',
          formatted,
          tax,
        });
        await product.make(ids);
        const receipt = await readOrder(product.robin, ids.orderId);
        expect(receipt).toMatchObject({ status: 'captured', formatted, tax });
        expect(await product.intent(ids.orderId)).toMatchObject({ received: receipt.amount });
        const opened = product.stripe.requests.findLast(
          ({ pathname }) => pathname === '/v1/checkout/sessions',
        );
        expect(opened?.params).toMatchObject({
          automatic_tax: { enabled: 'true' },
          line_items: [{ price, quantity: '1' }],
        });
      },
    );

    it('asks in the forms of the SDK', () => {
      expectWellFormed(check, product.stripe.requests);
      expect(product.stripe.requests.map(pathOf)).toContain('GET /v1/prices/price');
    });
  });
});
