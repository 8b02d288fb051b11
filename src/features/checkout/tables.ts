import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { tiers } from '#features/toytwins/contract.ts';
import { orderPurposes, orderStatuses } from './contract.ts';

const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/**
 * Why an order was released, expired or refunded, or what became of a part of a charged one. `disputed`: the buyer's
 * bank disputes the charge and has not decided; `lost`: it has decided, for the buyer.
 */
export const orderReasons = [
  'cancelled',
  'toytwin_removed',
  'replaced',
  'page_expired',
  'page_not_opened',
  'payment_not_needed',
  'authorization_expired',
  'processing_failed',
  'picture_refused',
  'charge_refused',
  'refunded',
  'dispute_lost',
  'partly_refunded',
  'partly_refunded_disputed',
  'dispute_partly_lost',
  'dispute_partly_lost_disputed',
  'disputed',
] as const;
export type OrderReason = (typeof orderReasons)[number];

/**
 * The index by which the database allows one held payment for each toy twin and purpose, and one charged payment unless it
 * is for a redo, of which there may be many.
 */
export const ONE_PAYMENT = 'orders_one_payment';

/**
 * How far a follow-up order is: it is being made, is being charged, or its payment is to be released (`given_up`). From
 * `charging` on it cannot be canceled (decision 002).
 */
export const followUpStages = ['making', 'charging', 'given_up'] as const;

/** One payment for one toy twin. A trigger checks moves between statuses, as for toy twins. */
export const orders = pgTable(
  'orders',
  {
    id: uuid('id').primaryKey(),
    uid: text('uid').notNull(),
    /** No foreign key: a receipt stays when its toy twin is deleted. */
    toytwinId: uuid('toytwin_id').notNull(),
    title: text('title').notNull(),
    /** The default is what a process of the version before writes during an update. */
    purpose: text('purpose', { enum: orderPurposes }).notNull().default('toytwin'),
    /** Of a follow-up order that is authorized (decision 040). For its first order the toy twin itself has one. */
    stage: text('stage', { enum: followUpStages }),
    /** What is drawn. */
    tier: text('tier', { enum: tiers }).notNull(),
    /** In the currency's smallest unit: the price; once authorized, the amount that the provider has held or charged. */
    amount: integer('amount').notNull(),
    /** How much of the amount is tax, by the provider's calculation. */
    tax: integer('tax').notNull().default(0),
    currency: text('currency').notNull(),
    status: text('status', { enum: orderStatuses }).notNull().default('open'),
    /** The provider's ids. */
    sessionId: text('session_id'),
    sessionUrl: text('session_url'),
    paymentIntentId: text('payment_intent_id'),
    reason: text('reason', { enum: orderReasons }),
    /** How much of the charge was returned to the buyer, by refunds and lost disputes. */
    amountRefunded: integer('amount_refunded').notNull().default(0),
    createdAt: time('created_at').notNull(),
    /** When the provider's page stops taking money. */
    expiresAt: time('expires_at').notNull(),
    authorizedAt: time('authorized_at'),
    /** When the authorization expires; null while there is none, or where the provider does not say. */
    captureBefore: time('capture_before'),
    capturedAt: time('captured_at'),
    releasedAt: time('released_at'),
  },
  (table) => [
    index('orders_owner').on(table.uid, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('orders_status').on(table.status, table.createdAt),
    uniqueIndex('orders_session').on(table.sessionId),
    uniqueIndex('orders_payment_intent').on(table.paymentIntentId),
    index('orders_toytwin').on(table.toytwinId),
    // The few that gave money back, for the retention job.
    index('orders_ended').on(table.releasedAt).where(sql`released_at is not null`),
    uniqueIndex(ONE_PAYMENT)
      .on(table.toytwinId, table.purpose)
      .where(
        sql`${table.status} = 'authorized' or (${table.status} = 'captured' and ${table.purpose} <> 'redo')`,
      ),
  ],
);
/** One payment as it is stored. */
export type OrderRow = typeof orders.$inferSelect;

/** The provider's webhook events that were already handled. Deleted once the provider can no longer repeat them. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: text('id').primaryKey(),
    type: text('type').notNull(),
    receivedAt: time('received_at').notNull().defaultNow(),
  },
  (table) => [index('payment_events_received').on(table.receivedAt)],
);
