import Stripe from 'stripe';
import { appSecret } from '../database/app-secret.ts';
import type { Database } from '../database/index.ts';
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
  /** Verifies the notices: `stripe.webhooks.constructEvent(body, signature, webhookSecret)`. */
  webhookSecret: string;
  mode: 'stripe' | 'sandbox';
  /** Only in sandbox mode: its hosted page and its notices, to be connected. */
  sandbox?: Sandbox;
  close(): Promise<void>;
};

type PaymentOptions = {
  /** Absent: the sandbox. */
  secretKey?: string | undefined;
  webhookSecret?: string | undefined;
  /** Another address that speaks the provider's protocol, such as `http://127.0.0.1:12111`. */
  apiBase?: string | undefined;
  /** Where buyers reach the product, without a slash at the end; the sandbox's page lies below it. */
  publicUrl: string;
  database: Database;
  logger: { error(details: object, message: string): void };
  /** For tests: the sandbox's time, in seconds since 1970. */
  clock?: Clock;
};

const CLIENT = { maxNetworkRetries: 2, timeout: 20_000, telemetry: false } as const;

/**
 * Opens the real provider when there is a key, else the embedded sandbox that answers the same client.
 * @throws when there is a key without the secret that signs its notices.
 */
export async function createPayment(options: PaymentOptions): Promise<Payment> {
  return options.secretKey ? openStripe(options.secretKey, options) : openSandbox(options);
}

function openStripe(secretKey: string, options: PaymentOptions): Payment {
  const { webhookSecret, apiBase } = options;
  if (!webhookSecret) throw new Error('The payment provider needs its webhook secret together with its key');
  const stripe = new Stripe(secretKey, {
    ...CLIENT,
    ...(apiBase && readApiBase(apiBase)),
    httpClient: Stripe.createFetchHttpClient(retryRateLimited(fetch)),
  });
  return { stripe, webhookSecret, mode: 'stripe', close: async () => {} };
}

function readApiBase(apiBase: string) {
  const { protocol, hostname, port } = new URL(apiBase);
  return protocol === 'http:'
    ? { protocol: 'http' as const, host: hostname, port: port || 80 }
    : { protocol: 'https' as const, host: hostname, port: port || 443 };
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
  return { stripe, webhookSecret, mode: 'sandbox', sandbox, close: () => sandbox.close() };
}
