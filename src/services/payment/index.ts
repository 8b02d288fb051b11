import Stripe from 'stripe';
import type { PaymentConfig, StripeConfig } from '../../config/payment.ts';
import { appSecret } from '../database/app-secret.ts';
import type { Database } from '../database/index.ts';
import { CLIENT } from './client-options.ts';
import { openStripe } from './open-stripe.ts';
import { listConfiguredPrices, type PriceList } from './price-list.ts';
import { retryRateLimited } from './retry-rate-limited.ts';
import { type Clock, systemClock } from './sandbox/clock.ts';
import { createSandbox, type Sandbox } from './sandbox/index.ts';

export type { Sandbox } from './sandbox/index.ts';

/**
 * The payment provider, through its own client. Never call `stripe` from inside a database transaction: in sandbox
 * mode it needs the database, too, and on the embedded one it would wait for that very transaction.
 */
export type Payment = {
  stripe: Stripe;
  /** Each may have signed a notice; two while one replaces the other. See {@link readNotice}. */
  webhookSecrets: string[];
  /** Whether real money moves. */
  livemode: boolean;
  mode: 'stripe' | 'sandbox';
  /** What the packages cost: shown, held and charged. */
  prices: PriceList;
  /** Whether the provider works out tax. */
  automaticTax: boolean;
  /** Only in sandbox mode: its hosted page and its notices, to be connected. */
  sandbox?: Sandbox;
  close(): Promise<void>;
};

export type PaymentOptions = StripeConfig &
  Pick<PaymentConfig, 'prices'> & {
    /** Where buyers reach the product, without a slash at the end; the sandbox's page lies below it. */
    publicUrl: string;
    /** A test key is warned of there. */
    production: boolean;
    database: Database;
    logger: Record<'error' | 'warn', (details: object, message: string) => void>;
    /** For tests: the sandbox's time, in seconds since 1970. */
    clock?: Clock;
  };

/**
 * Opens the real provider when there is a key, else the embedded sandbox that answers the same client.
 * @throws when there is a key without the secret that signs its notices, or a Price that cannot be used.
 */
export async function createPayment(options: PaymentOptions): Promise<Payment> {
  return options.secretKey ? openStripe(options.secretKey, options) : openSandbox(options);
}

async function openSandbox(options: PaymentOptions): Promise<Payment> {
  const { database, publicUrl, logger, clock = systemClock } = options;
  const webhookSecret = `whsec_${await appSecret(database, 'payment-sandbox-webhooks')}`;
  // No secret: the sandbox listens on no port, and only this process's own client can present it.
  const apiKey = 'sk_test_sandbox';
  const { sandbox, fetch } = createSandbox({
    context: { database, publicUrl, clock },
    apiKey,
    webhookSecret,
    onFailure: (error) => logger.error({ err: error }, 'The payment sandbox failed'),
  });
  const stripe = new Stripe(apiKey, {
    ...CLIENT,
    httpClient: Stripe.createFetchHttpClient(retryRateLimited(fetch)),
  });
  return {
    stripe,
    webhookSecrets: [webhookSecret],
    livemode: false,
    mode: 'sandbox',
    prices: listConfiguredPrices(options),
    automaticTax: false,
    sandbox,
    close: () => sandbox.close(),
  };
}
