import Stripe from 'stripe';
import type { StripeConfig } from '#config/payment.ts';
import { ConfigError } from '#config.ts';
import { explainUnusablePrice } from '#shared/money.ts';
import { duoPrice, type PriceList, type TierPrice } from './price-list.ts';

type Expected = { currency: string; automaticTax: boolean };
/** The amount for two people in one box, which has no Price. */
type Configured = Expected & { duo: number | undefined };

/**
 * Reads both Prices from the provider, once: its amounts never change, a new amount is a new Price with a new id.
 * @param expected `currency` is the configured one, which both must have.
 * @throws {ConfigError} when one does not exist, recurs, is archived, has no fixed amount or another currency, and when
 * the provider cannot be asked.
 */
export async function readStripePrices(
  stripe: Stripe,
  ids: NonNullable<StripeConfig['priceIds']>,
  { duo, ...expected }: Configured,
): Promise<PriceList> {
  const [basic, premium] = await Promise.all([
    readPrice(stripe, { variable: 'STRIPE_PRICE_BASIC', id: ids.basic }, expected),
    readPrice(stripe, { variable: 'STRIPE_PRICE_PREMIUM', id: ids.premium }, expected),
  ]);
  return { basic, premium, duo: duoPrice(premium, duo), currency: expected.currency };
}

async function readPrice(
  stripe: Stripe,
  { variable, id }: { variable: string; id: string },
  expected: Expected,
): Promise<TierPrice> {
  const price = await stripe.prices.retrieve(id).catch((cause: unknown) => {
    const why = explainUnreadable(cause);
    throw why ? new ConfigError(`${variable}: ${why}.`, { cause }) : cause;
  });
  const wrong = explainWrongPrice(price, expected.currency);
  if (wrong) throw new ConfigError(`${variable}: the Price ${id} ${wrong}.`);
  return {
    amount: price.unit_amount ?? 0,
    priceId: id,
    taxAdded: expected.automaticTax && price.tax_behavior !== 'inclusive',
  };
}

function explainUnreadable(cause: unknown): string | undefined {
  if (cause instanceof Stripe.errors.StripeAuthenticationError) {
    return 'Stripe does not accept STRIPE_SECRET_KEY';
  }
  if (cause instanceof Stripe.errors.StripePermissionError) {
    return 'the restricted key in STRIPE_SECRET_KEY may not read Prices; grant it that permission';
  }
  if (cause instanceof Stripe.errors.StripeInvalidRequestError) {
    return 'Stripe knows no such Price for this key; test-mode Prices do not exist in live mode, and vice versa';
  }
  if (cause instanceof Stripe.errors.StripeError) {
    return `it could not be read from Stripe (${cause.type}); check the network, the proxy and STRIPE_API_BASE, or start again when Stripe is back`;
  }
  return undefined;
}

function explainWrongPrice(price: Stripe.Price, currency: string): string | undefined {
  if (price.type !== 'one_time') return 'is recurring; choose a one-time Price';
  if (!price.active) return 'is archived; choose an active one';
  if (price.currency !== currency) return `is in ${price.currency}, but CURRENCY is ${currency}`;
  if (price.unit_amount === null) return 'has no fixed amount in whole units; choose a flat-rate Price';
  return explainUnusablePrice(price.unit_amount, price.currency);
}
