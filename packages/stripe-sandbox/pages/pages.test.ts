import Fastify from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openSandboxDatabase, openShop, type SandboxDatabase, SHOP_URL, type Shop } from '../test/shop.ts';

let storage: SandboxDatabase;
let shop: Shop;
beforeAll(async () => {
  storage = await openSandboxDatabase();
});
afterAll(() => storage.close());
beforeEach(async () => {
  shop = await openShop(storage);
});
afterEach(async () => {
  expect(shop.failures).toEqual([]);
  await shop.close();
  await storage.clear();
});

const view = (url: string) => shop.app.inject({ method: 'GET', url });

describe('the hosted page', () => {
  test('says what is bought, what is held, and that it is a sandbox', async () => {
    const session = await shop.openSession();
    const { statusCode, body, headers } = await view(`/sandbox/checkout/${session.id}`);
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('private, no-cache');
    for (const words of ['Toy Twin', '$4.99', 'Premium toy twin', 'No real card. No money moves.']) {
      expect(body).toContain(words);
    }
    expect(body).toContain('Held now, charged only when your toy twin is ready.');
    expect(body).toContain('value="ada@example.com" readonly');
    expect(body).toContain(`href="${SHOP_URL}/payment-cancel?order_id=order-1"`);
  });

  test('lets the form lead back to the product and nowhere else', async () => {
    const session = await shop.openSession();
    const { headers, body } = await view(`/sandbox/checkout/${session.id}`);
    expect(headers['content-security-policy']).toContain(`form-action 'self' ${SHOP_URL}`);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    for (const [, path] of body.matchAll(/(?:href|src)="(\/sandbox\/[^"]+)"/g)) {
      expect((await view(path ?? '')).statusCode).toBe(200);
    }
  });

  test('has a style for each of its classes', async () => {
    const session = await shop.openSession();
    const { body: form } = await view(`/sandbox/checkout/${session.id}`);
    const { body: message } = await view('/sandbox/checkout/cs_test_none');
    const { body: sheet } = await view(/href="(\/sandbox\/[^"]+\.css)"/.exec(form)?.[1] ?? '');
    const classes = [...`${form}${message}`.matchAll(/class="([^"]+)"/g)].flatMap(([, names = '']) =>
      names.split(' '),
    );
    expect(classes).toContain('hang-card');
    for (const name of classes) expect(sheet).toMatch(new RegExp(`\\.${name}\\b`));
  });

  test('takes over the theme that was chosen in the shop, where it knows the key', async () => {
    const session = await shop.openSession();
    const { body } = await view(`/sandbox/checkout/${session.id}`);
    expect(body).toMatch(/<link id="dark" rel="stylesheet" media="\(prefers-color-scheme: dark\)"/);
    expect(body).toMatch(/theme\.js" data-key="theme"><\/script>/);
  });

  test('fills in a test card without JavaScript', async () => {
    const session = await shop.openSession();
    const { body } = await view(`/sandbox/checkout/${session.id}?card=insufficient-funds`);
    expect(body).toContain('name="cardNumber" value="4000 0000 0000 9995"');
    expect(body).toContain('name="cardExpiry" value="12 / 34"');
  });

  test('accepts only forms, whatever they contain', async () => {
    const { id } = await shop.openSession();
    const send = (type: string, payload: string) =>
      shop.app.inject({
        method: 'POST',
        url: `/sandbox/checkout/${id}`,
        headers: { 'content-type': type },
        payload,
      });
    expect((await send('application/json', '[]')).statusCode).toBe(415);
    expect((await send('text/plain', 'cardNumber=1')).statusCode).toBe(415);
    const long = await send('application/x-www-form-urlencoded', `cardNumber=${'4'.repeat(300)}`);
    expect(long.statusCode).toBe(200);
    expect(long.body).toContain('id="cardNumber-error"');
  });

  test('does not let words of the order become markup', async () => {
    const name = '<script>alert("x")</script>';
    const price_data = { currency: 'usd', unit_amount: 199, product_data: { name } };
    const session = await shop.openSession({ line_items: [{ quantity: 1, price_data }] });
    const { body } = await view(`/sandbox/checkout/${session.id}`);
    expect(body).not.toContain('<script>alert');
    expect(body).toContain('&lt;script&gt;alert');
  });

  test('does not change how the product itself parses forms', async () => {
    const app = Fastify();
    app.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, `own: ${body}`),
    );
    app.post('/own', async (request) => request.body);
    await app.register(shop.sandbox.pages);
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    expect((await app.inject({ method: 'POST', url: '/own', headers, payload: 'a=1' })).body).toBe(
      'own: a=1',
    );
    const { id } = await shop.openSession();
    const answer = await app.inject({
      method: 'POST',
      url: `/sandbox/checkout/${id}`,
      headers,
      payload: 'cardNumber=1',
    });
    expect(answer.body).toContain('Your card number is incomplete.');
    await app.close();
  });

  test('of an unknown session is a friendly 404', async () => {
    const { statusCode, body } = await view('/sandbox/checkout/cs_test_none');
    expect(statusCode).toBe(404);
    expect(body).toContain('This payment page does not exist.');
    expect(body).toContain('href="/">Back to Toy Twin</a>');
  });
});

describe('paying', () => {
  test('approved card leads to the success page, with the session in its address', async () => {
    const { id } = await shop.openSession();
    const answer = await shop.pay(id);
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toBe(`${SHOP_URL}/payment-success?order_id=order-1&session=${id}`);
  });

  test('twice holds the money once', async () => {
    const { id } = await shop.openSession();
    const answers = await Promise.all([shop.pay(id), shop.pay(id)]);
    expect(answers.map((answer) => answer.statusCode)).toEqual([303, 303]);
    const completed = (await shop.sandbox.events()).filter(
      (event) => event.type === 'checkout.session.completed',
    );
    expect(completed).toHaveLength(1);
    expect((await view(`/sandbox/checkout/${id}`)).body).toContain('The money is already held on your card.');
  });

  test.each([
    ['4000 0000 0000 0002', 'Your card was declined.', 'generic_decline'],
    ['4000 0000 0000 9995', 'Your card has insufficient funds.', 'insufficient_funds'],
  ])('%s says "%s" and loses nothing', async (cardNumber, message, declineCode) => {
    const { id } = await shop.openSession();
    const { statusCode, body } = await shop.pay(id, { cardNumber });
    expect(statusCode).toBe(200);
    expect(body).toContain(message);
    for (const kept of [cardNumber, '12 / 34', '123', 'Ada Byron']) expect(body).toContain(`value="${kept}"`);
    expect(body).toMatch(/id="cardNumber"[^>]*aria-invalid="true" aria-describedby="decline"/);
    const session = await shop.stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent'] });
    expect(session).toMatchObject({
      status: 'open',
      payment_intent: {
        status: 'requires_payment_method',
        last_payment_error: { decline_code: declineCode },
      },
    });
    expect((await shop.pay(id)).statusCode).toBe(303);
    const paid = await shop.stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent'] });
    expect(paid.payment_intent).toMatchObject({ status: 'requires_capture', last_payment_error: null });
  });

  test('expired session says so, and no money is held', async () => {
    const { id } = await shop.openSession();
    shop.advance(86_400);
    const { body } = await shop.pay(id);
    expect(body).toContain('This payment has expired');
    expect(body).toContain('Nothing was held on your card.');
  });
});

test('closed page says so, and links back', async () => {
  const { id } = await shop.openSession();
  await shop.stripe.checkout.sessions.expire(id);
  const { body } = await view(`/sandbox/checkout/${id}`);
  expect(body).toContain('This payment page was closed');
  expect(body).not.toContain('timed out');
  expect(body).toContain('Back to Toy Twin');
});

describe('the form', () => {
  test.each([
    ['cardNumber', '', 'Enter a card number.'],
    ['cardNumber', '4242', 'Your card number is incomplete.'],
    ['cardNumber', '4242 4242 4242 4241', 'Your card number is invalid.'],
    ['cardExpiry', '13 / 30', 'Enter the expiry date as MM / YY.'],
    ['cardExpiry', '12 / 25', 'Your card has expired. Check the date.'],
    ['cardCvc', '12', 'Enter the 3 or 4 digits of the security code.'],
    ['billingName', ' ', 'Enter the name on the card.'],
  ])('refuses %s "%s" next to the field', async (name, value, message) => {
    const { id } = await shop.openSession();
    const { statusCode, body } = await shop.pay(id, { [name]: value });
    expect(statusCode).toBe(200);
    expect(body).toContain(`<p class="field-error" id="${name}-error">${message}</p>`);
    expect(body).toMatch(
      new RegExp(`id="${name}"[^>]*aria-invalid="true" aria-describedby="${name}-error" autofocus`),
    );
    expect((await shop.stripe.checkout.sessions.retrieve(id)).payment_intent).toBeNull();
  });

  test.each(['01 / 26', '1/26', '0126', '01/2026'])(
    'takes the expiry %s until the end of its month',
    async (cardExpiry) => {
      const { id } = await shop.openSession();
      expect((await shop.pay(id, { cardExpiry })).statusCode).toBe(303);
    },
  );

  test('refuses a card that may be real and does not show it again', async () => {
    const { id } = await shop.openSession();
    const { body } = await shop.pay(id, { cardNumber: '4111 1111 1111 1111' });
    expect(body).toContain('Never type a real card number here.');
    expect(body).not.toContain('4111');
  });

  test('asks for the email when the session has none, and keeps the session’s own otherwise', async () => {
    const { id } = await shop.openSession({ customer_email: undefined });
    expect((await shop.pay(id)).body).toContain('Enter a valid email address.');
    await shop.pay(id, { email: 'grace@example.com' });
    const paid = await shop.stripe.checkout.sessions.retrieve(id);
    expect(paid.customer_details?.email).toBe('grace@example.com');

    const fixed = await shop.openSession();
    await shop.pay(fixed.id, { email: 'mallory@example.com' });
    const session = await shop.stripe.checkout.sessions.retrieve(fixed.id);
    expect(session.customer_details?.email).toBe('ada@example.com');
  });
});
