import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
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

/** An order whose dispute is open. The column has no table's name, because the condition of an index is written so. */
export const DISPUTED = sql`reason in ('disputed', 'partly_refunded_disputed', 'dispute_partly_lost_disputed')`;

/**
 * How far a follow-up order is: it is being made, is being charged, or its payment is to be released (`given_up`). From
 * `charging` on it cannot be canceled (decision 002).
 */
export const followUpStages = ['making', 'charging', 'given_up'] as const;

/**
 * A charged order whose money has moved since its movements were booked. The columns have no table's name, because the
 * condition of an index is written so.
 */
export const NOT_BOOKED = sql`captured_at is not null and (booked_refunded is distinct from amount_refunded or booked_reason is distinct from reason)`;

/** A title in small letters, in the order of their codes: how the operator's search for a name finds it. */
export const titleLetters = (title: AnyPgColumn | SQL) => sql`(lower(${title}) collate "C")`;

/** One payment for one toy twin. A trigger checks moves between statuses, as for toy twins. */
export const orders = pgTable(
  'orders',
  {
    id: uuid('id').primaryKey(),
    uid: text('uid').notNull(),
    /** No foreign key: a receipt stays when its toy twin is deleted. */
    toytwinId: uuid('toytwin_id').notNull(),
    title: text('title').notNull(),
    /** What the buyer declared about somebody else in the photo, as it was shown; null of themselves. */
    consent: text('consent'),
    /** The same about the second person in the box. */
    secondConsent: text('second_consent'),
    /** How many people are in the box: one or two. */
    people: integer('people').notNull().default(1),
    /** The default is what a process of the version before writes during an update. */
    purpose: text('purpose', { enum: orderPurposes }).notNull().default('toytwin'),
    /** Of a follow-up order that is authorized (decision 040). For its first order the toy twin itself has one. */
    stage: text('stage', { enum: followUpStages }),
    /** What is drawn. */
    tier: text('tier', { enum: tiers }).notNull(),
    /**
     * Which engine draws it: a trigger copies it from its version, so that orders can be listed by it. Null before it is
     * drawn, and for an upgrade, which has no version of its own.
     */
    engine: text('engine'),
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
    /** `amountRefunded` and `reason` as they were when the movements were last booked; null before (`NOT_BOOKED`). */
    bookedRefunded: integer('booked_refunded'),
    bookedReason: text('booked_reason'),
    createdAt: time('created_at').notNull(),
    /** When the provider's page stops taking money. */
    expiresAt: time('expires_at').notNull(),
    authorizedAt: time('authorized_at'),
    /** When the authorization expires; null while there is none, or where the provider does not say. */
    captureBefore: time('capture_before'),
    capturedAt: time('captured_at'),
    releasedAt: time('released_at'),
    /** When the operator gave the toy twin away: its money was released, and it is made free of charge. */
    givenAt: time('given_at'),
  },
  (table) => [
    index('orders_owner').on(table.uid, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    // The operator's list, and its filters. `nulls first` matches `order by … desc`.
    index('orders_newest').on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('orders_tier').on(table.tier, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('orders_pairs')
      .on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`people = 2`),
    index('orders_engine').on(
      table.engine,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    // By letters, not by a language's order, so that it finds the beginning of a name on both databases.
    index('orders_title').on(titleLetters(table.title), table.id),
    index('orders_status').on(table.status, table.createdAt),
    uniqueIndex('orders_session').on(table.sessionId),
    uniqueIndex('orders_payment_intent').on(table.paymentIntentId),
    index('orders_toytwin').on(table.toytwinId),
    // The few that gave money back, for the retention job.
    index('orders_ended').on(table.releasedAt).where(sql`released_at is not null`),
    index('orders_not_booked').on(table.createdAt, table.id).where(NOT_BOOKED),
    // The few whose charge the buyer's bank disputes.
    index('orders_disputed').on(table.createdAt).where(DISPUTED),
    uniqueIndex(ONE_PAYMENT)
      .on(table.toytwinId, table.purpose)
      .where(
        sql`${table.status} = 'authorized' or (${table.status} = 'captured' and ${table.purpose} <> 'redo')`,
      ),
  ],
);
/** One payment as it is stored. */
export type OrderRow = typeof orders.$inferSelect;

/**
 * What moved money: a charge, what went back of it by a refund or a dispute, and what came back because the card did not
 * take a refund, or the dispute was won.
 */
export const movementKinds = ['charge', 'refund', 'refund_failed', 'dispute', 'dispute_won'] as const;

/**
 * The ledger: what moved on the provider's account for an order, as the provider tells it. Rows are only added, and name no
 * person; they stay when an account is deleted.
 */
export const movements = pgTable(
  'movements',
  {
    /** The provider's balance transaction. */
    id: text('id').primaryKey(),
    /** No foreign key: a movement stays whatever becomes of its order. */
    orderId: uuid('order_id').notNull(),
    kind: text('kind', { enum: movementKinds }).notNull(),
    /** In the smallest unit of the order's currency; negative for what went back. */
    amount: integer('amount').notNull(),
    /** How much of the amount is tax; of what went back the same share as of the charge. */
    tax: integer('tax').notNull(),
    currency: text('currency').notNull(),
    /** What the provider took for it, in the currency in which it pays out; negative for a fee that it returned. */
    fee: integer('fee').notNull(),
    feeCurrency: text('fee_currency').notNull(),
    at: time('at').notNull(),
  },
  (table) => [index('movements_at').on(table.at, table.id), index('movements_order').on(table.orderId)],
);
/** One movement as it is stored. */
export type MovementRow = typeof movements.$inferSelect;

/** The sums of all movements of a month (UTC) in a currency, kept with each movement that is added. */
export const movementMonths = pgTable(
  'movement_months',
  {
    /** Its first day. */
    month: date('month').notNull(),
    currency: text('currency').notNull(),
    charged: bigint('charged', { mode: 'number' }).notNull(),
    /** What went back, less what came back of it. */
    returned: bigint('returned', { mode: 'number' }).notNull(),
    tax: bigint('tax', { mode: 'number' }).notNull(),
    /** Of movements whose fees are in this currency. */
    fees: bigint('fees', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.month, table.currency] })],
);
export type MovementMonth = typeof movementMonths.$inferSelect;

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
