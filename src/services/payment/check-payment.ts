import Stripe from 'stripe';
import { isLiveKey } from '#config/payment.ts';
import type { Config } from '#config.ts';
import { formatAmount } from '#shared/money.ts';
import { handledEventTypes } from './event-types.ts';
import { createStripeClient } from './open-stripe.ts';
import { listConfiguredPrices, type PriceList } from './price-list.ts';
import { readStripePrices } from './read-stripe-prices.ts';

/**
 * Tries the configured payment provider: reads only, moves no money.
 * @returns a line for a person.
 * @throws when payments would not work; the message says what to do.
 */
export async function checkPayment(config: Config): Promise<string> {
  const { secretKey, apiBase } = config.stripe;
  if (!secretKey) return `sandbox, ${describePrices(listConfiguredPrices(config))}; no real card, no money`;
  const stripe = createStripeClient(secretKey, apiBase);
  const mode = isLiveKey(secretKey) ? 'live' : 'test mode';
  const parts = [
    await checkKey(stripe),
    describePrices(await readPrices(stripe, config)),
    await checkCurrency(stripe, config.prices.currency),
    await checkEndpoint(stripe, config),
    await checkEvents(stripe),
  ];
  return [`Stripe, ${mode}`, ...parts.filter((part) => part !== undefined)].join('; ');
}

/** Every key may read the balance, except some restricted keys. */
async function checkKey(stripe: Stripe): Promise<string | undefined> {
  try {
    await stripe.balance.retrieve();
    return undefined;
  } catch (error) {
    if (error instanceof Stripe.errors.StripePermissionError)
      return 'balance not readable with this key, so fees are not booked';
    throw explainUnreachable(error);
  }
}

function explainUnreachable(error: unknown): unknown {
  if (error instanceof Stripe.errors.StripeAuthenticationError) {
    return new Error(
      'Stripe does not accept STRIPE_SECRET_KEY: it is mistyped, deleted or from another account',
    );
  }
  if (error instanceof Stripe.errors.StripeConnectionError) {
    return new Error('Stripe cannot be reached: check the network, the proxy and STRIPE_API_BASE');
  }
  return error;
}

async function readPrices(stripe: Stripe, config: Config): Promise<PriceList> {
  const { priceIds, automaticTax } = config.stripe;
  if (!priceIds) return listConfiguredPrices(config);
  const { currency, duo } = config.prices;
  return readStripePrices(stripe, priceIds, { currency, automaticTax, duo });
}

function describePrices({ basic, premium, duo, currency }: PriceList): string {
  const shown = ({ amount }: { amount: number }) => formatAmount(amount, currency);
  return `prices ${shown(basic)} and ${shown(premium)}, two in one box ${shown(duo)}`;
}

async function checkCurrency(stripe: Stripe, currency: string): Promise<string> {
  const account = await readIfAllowed(() => stripe.accounts.retrieveCurrent());
  if (!account?.country) return 'account not readable with this key, so the currency is not checked';
  if (account.charges_enabled === false) {
    throw new Error('The Stripe account cannot accept payments yet: finish its activation in the dashboard');
  }
  const { country } = account;
  const spec = await readIfAllowed(() => stripe.countrySpecs.retrieve(country));
  if (spec && !spec.supported_payment_currencies.includes(currency)) {
    throw new Error(`CURRENCY: a Stripe account in ${country} cannot charge in ${currency}`);
  }
  return `account in ${country}`;
}

/** In test mode events may come another way, for example by the Stripe CLI; in live mode they need the endpoint. */
async function checkEndpoint(stripe: Stripe, config: Config): Promise<string> {
  const url = `${config.publicUrl}/api/payments/webhook`;
  const list = await readIfAllowed(() => stripe.webhookEndpoints.list({ limit: 100 }));
  if (!list) return 'webhook endpoints not readable with this key, so not checked';
  const wrong = explainEndpoint(
    list.data.find((endpoint) => endpoint.url === url),
    url,
  );
  if (!wrong) return 'webhook endpoint ready';
  if (isLiveKey(config.stripe.secretKey ?? '')) throw new Error(wrong);
  return `attention: ${wrong}`;
}

/** The product also runs without them, but then learns of refunds and disputes only by event. */
async function checkEvents(stripe: Stripe): Promise<string | undefined> {
  const list = await readIfAllowed(() => stripe.events.list({ limit: 1 }));
  return list
    ? undefined
    : 'events not readable with this key, so a refund goes unnoticed if its event is lost';
}

function explainEndpoint(endpoint: Stripe.WebhookEndpoint | undefined, url: string): string | undefined {
  if (!endpoint) return `no webhook endpoint sends to ${url}: add it in the dashboard`;
  if (endpoint.status !== 'enabled')
    return `the webhook endpoint ${url} is disabled: enable it in the dashboard`;
  const events: string[] = endpoint.enabled_events;
  const missing = events.includes('*') ? [] : handledEventTypes.filter((type) => !events.includes(type));
  return missing.length > 0
    ? `the webhook endpoint ${url} lacks the events ${missing.join(', ')}`
    : undefined;
}

/** @returns undefined when a restricted key may not read it. */
async function readIfAllowed<T>(read: () => Promise<T>): Promise<T | undefined> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof Stripe.errors.StripePermissionError) return undefined;
    throw error;
  }
}
