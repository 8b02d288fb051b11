import type { Clock, Sandbox } from '@toy-twin/stripe-sandbox';
import type Stripe from 'stripe';
import type { PaymentConfig, StripeConfig } from '#config/payment.ts';
import type { Database } from '#services/database/index.ts';
import type { PriceList } from './price-list.ts';

/**
 * The payment provider, through its own client. Never call `stripe` from inside a database transaction: in sandbox
 * mode it needs the database, too, and on the embedded one it would wait for that very transaction.
 */
export type Payment = {
  stripe: Stripe;
  /** Each may have signed an event; two while one replaces the other. See {@link readEvent}. */
  webhookSecrets: string[];
  /** Whether real money moves. */
  livemode: boolean;
  mode: 'stripe' | 'sandbox';
  /** The prices of the packages, as they are shown, held and charged. */
  prices: PriceList;
  /** Whether the provider works out tax. */
  automaticTax: boolean;
  /** Only in sandbox mode: its hosted page and its events, to be connected by the caller. */
  sandbox?: Sandbox;
  close(): Promise<void>;
};

/** Whose payment, at which prices, and what the sandbox needs in its place. */
export type PaymentOptions = StripeConfig &
  Pick<PaymentConfig, 'prices'> & {
    /** Where buyers reach the product, without a slash at the end; the sandbox's page lies below it. */
    publicUrl: string;
    /** Gets a warning about a test key or the sandbox. */
    production: boolean;
    database: Database;
    logger: Record<'error' | 'warn', (details: object, message: string) => void>;
    /** For tests: the sandbox's time, in seconds since 1970. */
    clock?: Clock;
  };
