import { z } from 'zod';
import { optional, secret, withDefault } from './variable.ts';

const cents = z.coerce.number().int().min(50).max(99_999_999);

export const paymentVariables = {
  PRICE_BASIC_CENTS: withDefault(cents.default(199)),
  PRICE_PREMIUM_CENTS: withDefault(cents.default(499)),
  CURRENCY: withDefault(
    z
      .string()
      .regex(/^[a-zA-Z]{3}$/, 'must be a three-letter currency code')
      .toLowerCase()
      .default('usd'),
  ),
  STRIPE_SECRET_KEY: secret(),
  STRIPE_WEBHOOK_SECRET: secret(),
  STRIPE_API_BASE: optional(z.url({ protocol: /^https?$/ })),
};

const variables = z.object(paymentVariables);

/** What it costs and who takes the money; without a key the embedded sandbox. */
export interface PaymentConfig {
  /** In the smallest unit of `currency`. */
  prices: { basic: number; premium: number; currency: string };
  stripe: { secretKey: string | undefined; webhookSecret: string | undefined; apiBase: string | undefined };
}

export function readPayment(values: z.infer<typeof variables>): PaymentConfig {
  return {
    prices: {
      basic: values.PRICE_BASIC_CENTS,
      premium: values.PRICE_PREMIUM_CENTS,
      currency: values.CURRENCY,
    },
    stripe: {
      secretKey: values.STRIPE_SECRET_KEY,
      webhookSecret: values.STRIPE_WEBHOOK_SECRET,
      apiBase: values.STRIPE_API_BASE,
    },
  };
}
