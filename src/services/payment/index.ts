import { createSandbox, type ShopOptions, systemClock } from '@toy-twin/stripe-sandbox';
import Stripe from 'stripe';
import { appSecret } from '#services/database/app-secret.ts';
import { FACES_STYLE } from '#services/faces/faces.ts';
import { formatAmount } from '#shared/money.ts';
import { CLIENT } from './client-options.ts';
import { openStripe } from './open-stripe.ts';
import type { Payment, PaymentOptions } from './payment.ts';
import { listConfiguredPrices } from './price-list.ts';
import { retryRateLimited } from './retry-rate-limited.ts';

export type { Sandbox } from '@toy-twin/stripe-sandbox';
export type { Payment } from './payment.ts';

/** What the sandbox's hosted page says about the product. */
export const shop: ShopOptions = {
  name: 'Toy Twin',
  facesStyle: FACES_STYLE,
  // The key belongs to src/web/theme/dark-mode.ts.
  themeKey: 'theme',
  submitMessage: 'Held now, charged only when your toy twin is ready.',
  formatAmount,
};

/**
 * Opens the real provider when there is a key, else the embedded sandbox that answers the same client.
 * @throws when there is a key without the secret that signs its events, or a Price that cannot be used.
 */
export async function createPayment(options: PaymentOptions): Promise<Payment> {
  return options.secretKey ? openStripe(options.secretKey, options) : openSandbox(options);
}

async function openSandbox(options: PaymentOptions): Promise<Payment> {
  const { database, publicUrl, production, logger, clock = systemClock } = options;
  if (production) {
    logger.warn(
      {},
      'PAYMENT=sandbox is set, so payments go to the built-in sandbox: pictures are made, but no money moves',
    );
  }
  const webhookSecret = `whsec_${await appSecret(database, 'payment-sandbox-webhooks')}`;
  // No secret: the sandbox listens on no port, and only this process's own client can present it.
  const apiKey = 'sk_test_sandbox';
  const { sandbox, fetch } = createSandbox({
    context: { database, publicUrl, clock },
    apiKey,
    shop,
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
