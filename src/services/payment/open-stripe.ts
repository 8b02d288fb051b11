import Stripe from 'stripe';
import { isLiveKey } from '#config/payment.ts';
import { CLIENT } from './client-options.ts';
import type { Payment, PaymentOptions } from './payment.ts';
import { listConfiguredPrices } from './price-list.ts';
import { readStripePrices } from './read-stripe-prices.ts';
import { retryRateLimited } from './retry-rate-limited.ts';

/**
 * Opens the real provider; with Price ids it reads them first.
 * @throws {ConfigError} when a Price cannot be charged as it is shown.
 */
export async function openStripe(secretKey: string, options: PaymentOptions): Promise<Payment> {
  const { webhookSecrets, priceIds, automaticTax, prices, production, logger } = options;
  if (webhookSecrets.length === 0) {
    throw new Error('STRIPE_WEBHOOK_SECRET is required with STRIPE_SECRET_KEY');
  }
  const stripe = createStripeClient(secretKey, options.apiBase);
  const livemode = isLiveKey(secretKey);
  if (production && !livemode) {
    logger.warn({}, 'STRIPE_SECRET_KEY is a test key: pictures are made, but no money moves');
  }
  const expected = { currency: prices.currency, automaticTax, duo: prices.duo };
  return {
    stripe,
    webhookSecrets,
    livemode,
    mode: 'stripe',
    prices: priceIds ? await readStripePrices(stripe, priceIds, expected) : listConfiguredPrices({ prices }),
    automaticTax,
    close: async () => {},
  };
}

/**
 * The provider's own client, which keeps to the API version that it was made for.
 * @param apiBase another address that speaks the provider's protocol.
 */
export function createStripeClient(secretKey: string, apiBase?: string): Stripe {
  return new Stripe(secretKey, {
    ...CLIENT,
    apiVersion: Stripe.API_VERSION,
    ...(apiBase && readApiBase(apiBase)),
    httpClient: Stripe.createFetchHttpClient(retryRateLimited(fetch)),
  });
}

function readApiBase(apiBase: string) {
  const { protocol, hostname, port } = new URL(apiBase);
  return protocol === 'http:'
    ? { protocol: 'http' as const, host: hostname, port: port || 80 }
    : { protocol: 'https' as const, host: hostname, port: port || 443 };
}
