import { z } from 'zod';
import { explainUnusablePrice } from '#shared/money.ts';
import { optional, secret, webAddress, withDefault } from './variable.ts';

/**
 * Not `int()`: its failure would skip the rules between variables, and not all problems would be named at
 * once.
 */
const cents = z.coerce
  .number()
  .multipleOf(1, 'must be a whole number, in the smallest unit of the currency')
  .min(1)
  .max(99_999_999);
const priceId = optional(z.string().regex(/^price_\w+$/, 'must be the id of a Price, such as price_1Abc'));

/** Prices and payment provider. */
export const paymentVariables = {
  PRICE_BASIC_CENTS: withDefault(cents.default(199)),
  PRICE_PREMIUM_CENTS: withDefault(cents.default(499)),
  PRICE_DUO_CENTS: optional(cents),
  CURRENCY: withDefault(
    z
      .string()
      .regex(/^[a-zA-Z]{3}$/, 'must be a three-letter currency code')
      .toLowerCase()
      .default('usd'),
  ),
  PAYMENT: optional(z.enum(['sandbox'])),
  STRIPE_SECRET_KEY: secret(),
  STRIPE_WEBHOOK_SECRET: secret(),
  STRIPE_API_BASE: optional(webAddress()),
  STRIPE_PRICE_BASIC: priceId,
  STRIPE_PRICE_PREMIUM: priceId,
  STRIPE_AUTOMATIC_TAX: withDefault(z.enum(['true', 'false']).default('false')),
};

const variables = z.object({ ...paymentVariables, NODE_ENV: z.string().optional() });
type Values = z.infer<typeof variables>;

/** A partly configured provider must not start the sandbox, which gives everything away for free. */
const needsKey = (name: 'STRIPE_WEBHOOK_SECRET' | 'STRIPE_API_BASE') => ({
  blamed: 'STRIPE_SECRET_KEY' as const,
  message: `is required with ${name}`,
  isMet: (values: Values) => !values[name] || Boolean(values.STRIPE_SECRET_KEY),
});

/** A live key moves real money; `rk_` marks a restricted key. */
const LIVE_KEY = /^[sr]k_live_/;

/** Whether a Stripe key moves real money. */
export function isLiveKey(key: string): boolean {
  return LIVE_KEY.test(key);
}

const TOO_SMALL =
  'cannot be charged in this currency: it is too small, or not in whole units of the currency';

/** Rules between the payment variables: the variable to blame, the message, and the condition. */
export const paymentRelations: {
  blamed: keyof Values;
  message: string;
  isMet(values: Values): boolean;
}[] = [
  {
    blamed: 'STRIPE_SECRET_KEY',
    message: 'must be a secret key (sk_test_…, sk_live_…) or a restricted key (rk_…), not a publishable key',
    isMet: ({ STRIPE_SECRET_KEY: key }) => !key || /^[sr]k_(test|live)_\w+$/.test(key),
  },
  needsKey('STRIPE_WEBHOOK_SECRET'),
  needsKey('STRIPE_API_BASE'),
  {
    blamed: 'STRIPE_SECRET_KEY',
    message:
      'is required with NODE_ENV=production: without it anyone can buy with a test card, and no money moves. To run the payment sandbox anyway, set PAYMENT=sandbox',
    isMet: ({ NODE_ENV, PAYMENT, STRIPE_SECRET_KEY }) =>
      NODE_ENV !== 'production' || Boolean(STRIPE_SECRET_KEY) || PAYMENT === 'sandbox',
  },
  {
    blamed: 'PAYMENT',
    message: 'must not be sandbox with STRIPE_SECRET_KEY: remove one of them',
    isMet: ({ PAYMENT, STRIPE_SECRET_KEY }) => PAYMENT !== 'sandbox' || !STRIPE_SECRET_KEY,
  },
  {
    blamed: 'STRIPE_WEBHOOK_SECRET',
    message: 'is required with STRIPE_SECRET_KEY',
    isMet: (values) => !values.STRIPE_SECRET_KEY || Boolean(values.STRIPE_WEBHOOK_SECRET),
  },
  {
    blamed: 'STRIPE_WEBHOOK_SECRET',
    message: 'must be a signing secret (whsec_…), or two separated by a comma during a rotation',
    isMet: ({ STRIPE_WEBHOOK_SECRET: text }) =>
      !text || listSecrets(text).every((one) => /^whsec_\w+$/.test(one)),
  },
  {
    blamed: 'STRIPE_API_BASE',
    message: 'must use https with a live key: over http the key would be sent unencrypted',
    isMet: ({ STRIPE_SECRET_KEY: key = '', STRIPE_API_BASE: base = '' }) =>
      !isLiveKey(key) || !base.startsWith('http:'),
  },
  {
    blamed: 'STRIPE_PRICE_BASIC',
    message: 'is required with STRIPE_PRICE_PREMIUM: set both prices or neither',
    isMet: (values) => Boolean(values.STRIPE_PRICE_BASIC) || !values.STRIPE_PRICE_PREMIUM,
  },
  {
    blamed: 'STRIPE_PRICE_PREMIUM',
    message: 'is required with STRIPE_PRICE_BASIC: set both prices or neither',
    isMet: (values) => Boolean(values.STRIPE_PRICE_PREMIUM) || !values.STRIPE_PRICE_BASIC,
  },
  {
    blamed: 'STRIPE_PRICE_BASIC',
    message: 'requires STRIPE_SECRET_KEY: the sandbox has no Prices',
    isMet: (values) => !values.STRIPE_PRICE_BASIC || Boolean(values.STRIPE_SECRET_KEY),
  },
  {
    blamed: 'STRIPE_AUTOMATIC_TAX',
    message: 'requires STRIPE_SECRET_KEY: the sandbox calculates no tax',
    isMet: (values) => values.STRIPE_AUTOMATIC_TAX !== 'true' || Boolean(values.STRIPE_SECRET_KEY),
  },
  {
    blamed: 'PRICE_BASIC_CENTS',
    message: TOO_SMALL,
    isMet: (values) => Boolean(values.STRIPE_PRICE_BASIC) || canBeCharged(values.PRICE_BASIC_CENTS, values),
  },
  {
    blamed: 'PRICE_PREMIUM_CENTS',
    message: TOO_SMALL,
    isMet: (values) =>
      Boolean(values.STRIPE_PRICE_PREMIUM) || canBeCharged(values.PRICE_PREMIUM_CENTS, values),
  },
  {
    blamed: 'PRICE_DUO_CENTS',
    message: TOO_SMALL,
    isMet: ({ PRICE_DUO_CENTS: duo, ...values }) => duo === undefined || canBeCharged(duo, values),
  },
];

/** Values are still strings if another variable is invalid; a non-number is reported by its own schema. */
function canBeCharged(amount: unknown, { CURRENCY: currency }: { CURRENCY: unknown }): boolean {
  if (!Number.isInteger(Number(amount))) return true;
  return explainUnusablePrice(Number(amount), String(currency).toLowerCase()) === undefined;
}

function listSecrets(text: string): string[] {
  return text.split(',').map((part) => part.trim());
}

/** Stripe settings. */
export interface StripeConfig {
  /** Undefined: the embedded sandbox. */
  secretKey: string | undefined;
  /** Webhook signing secrets: two during a rotation. */
  webhookSecrets: string[];
  /** Another server that speaks Stripe's protocol, such as `http://127.0.0.1:12111`. */
  apiBase: string | undefined;
  /** Stripe Prices, which override the configured amounts. */
  priceIds: { basic: string; premium: string } | undefined;
  /** Whether Stripe calculates tax for the buyer's address. */
  automaticTax: boolean;
}

/** Prices and payment provider; without a key the embedded sandbox. */
export interface PaymentConfig {
  /**
   * In the smallest unit of `currency`. The charged prices are `payment.prices`. `duo` is of two people in one box: what
   * premium costs, if it is undefined.
   */
  prices: { basic: number; premium: number; duo: number | undefined; currency: string };
  stripe: StripeConfig;
}

/** Payment configuration from validated variables. */
export function readPayment(values: Values): PaymentConfig {
  const { STRIPE_PRICE_BASIC: basic, STRIPE_PRICE_PREMIUM: premium } = values;
  return {
    prices: {
      basic: values.PRICE_BASIC_CENTS,
      premium: values.PRICE_PREMIUM_CENTS,
      duo: values.PRICE_DUO_CENTS,
      currency: values.CURRENCY,
    },
    stripe: {
      secretKey: values.STRIPE_SECRET_KEY,
      webhookSecrets: values.STRIPE_WEBHOOK_SECRET ? listSecrets(values.STRIPE_WEBHOOK_SECRET) : [],
      apiBase: values.STRIPE_API_BASE,
      priceIds: basic && premium ? { basic, premium } : undefined,
      automaticTax: values.STRIPE_AUTOMATIC_TAX === 'true',
    },
  };
}
