import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';

/** What was bought; amounts in the currency's smallest unit (cents). */
export type LineItem = {
  name: string;
  description: string | null;
  /** The address of its first picture; sessions of an earlier version have none. */
  image?: string | null;
  quantity: number;
  unitAmount: number;
};
/** The fields of the payment that is created when a card is tried. */
export type IntentTemplate = {
  metadata: Record<string, string>;
  description: string | null;
  receiptEmail: string | null;
};
/** What may be kept of a card: never its number nor its CVC. */
export type CardOnFile = {
  brand: string;
  last4: string;
  expMonth: number;
  expYear: number;
  name: string;
  email: string;
};
export type PaymentFailure = { code: string; declineCode: string | null; message: string };

/** Seconds since 1970, as the wire protocol counts time. */
const seconds = (name: string) => bigint(name, { mode: 'number' });

/** Checkout sessions of the sandbox. */
export const sandboxSessions = pgTable(
  'sandbox_sessions',
  {
    id: text('id').primaryKey(),
    status: text('status', { enum: ['open', 'complete', 'expired'] }).notNull(),
    amountTotal: integer('amount_total').notNull(),
    currency: text('currency').notNull(),
    lineItems: jsonb('line_items').$type<LineItem[]>().notNull(),
    customerEmail: text('customer_email'),
    clientReferenceId: text('client_reference_id'),
    metadata: jsonb('metadata').$type<Record<string, string>>().notNull(),
    successUrl: text('success_url').notNull(),
    cancelUrl: text('cancel_url'),
    submitMessage: text('submit_message'),
    intentTemplate: jsonb('intent_template').$type<IntentTemplate>().notNull(),
    paymentIntentId: text('payment_intent_id'),
    created: seconds('created').notNull(),
    expiresAt: seconds('expires_at').notNull(),
  },
  (table) => [index('sandbox_sessions_overdue').on(table.expiresAt).where(sql`status = 'open'`)],
);

/** Payment intents of the sandbox, each with its one charge. */
export const sandboxPaymentIntents = pgTable(
  'sandbox_payment_intents',
  {
    id: text('id').primaryKey(),
    sessionId: text('session_id').notNull(),
    status: text('status', {
      enum: ['requires_payment_method', 'requires_capture', 'succeeded', 'canceled'],
    }).notNull(),
    amount: integer('amount').notNull(),
    amountReceived: integer('amount_received').notNull().default(0),
    amountRefunded: integer('amount_refunded').notNull().default(0),
    currency: text('currency').notNull(),
    metadata: jsonb('metadata').$type<Record<string, string>>().notNull(),
    description: text('description'),
    receiptEmail: text('receipt_email'),
    card: jsonb('card').$type<CardOnFile>(),
    /** The card authorizes, but its bank will refuse the capture. */
    failsCapture: boolean('fails_capture').notNull().default(false),
    chargeId: text('charge_id'),
    captureBefore: seconds('capture_before'),
    capturedAt: seconds('captured_at'),
    lastPaymentError: jsonb('last_payment_error').$type<PaymentFailure>(),
    canceledAt: seconds('canceled_at'),
    cancellationReason: text('cancellation_reason'),
    created: seconds('created').notNull(),
  },
  (table) => [
    index('sandbox_payment_intents_overdue').on(table.captureBefore).where(sql`status = 'requires_capture'`),
  ],
);

/** Refunds of the sandbox. */
export const sandboxRefunds = pgTable('sandbox_refunds', {
  id: text('id').primaryKey(),
  paymentIntentId: text('payment_intent_id').notNull(),
  amount: integer('amount').notNull(),
  reason: text('reason'),
  metadata: jsonb('metadata').$type<Record<string, string>>().notNull(),
  created: seconds('created').notNull(),
});

/** Events to send; written in the same transaction as the change that they report. */
export const sandboxEvents = pgTable(
  'sandbox_events',
  {
    id: text('id').primaryKey(),
    /** Order of sending. */
    position: integer('position').generatedAlwaysAsIdentity(),
    type: text('type').notNull(),
    /** The exact bytes that are signed. */
    body: text('body').notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** When to try next; null once delivered, dropped or given up. */
    dueAt: seconds('due_at'),
    deliveredAt: seconds('delivered_at'),
    created: seconds('created').notNull(),
  },
  (table) => [index('sandbox_events_due').on(table.dueAt).where(sql`due_at is not null`)],
);

/** Answers given under an `Idempotency-Key`, kept for 24 hours as the protocol promises. */
export const sandboxIdempotencyKeys = pgTable(
  'sandbox_idempotency_keys',
  {
    key: text('key').primaryKey(),
    /** SHA-256 of method, path and body. */
    fingerprint: text('fingerprint').notNull(),
    status: integer('status').notNull(),
    body: jsonb('body').$type<unknown>(),
    created: seconds('created').notNull(),
  },
  (table) => [index('sandbox_idempotency_keys_created').on(table.created)],
);

export type SessionRow = typeof sandboxSessions.$inferSelect;
export type IntentRow = typeof sandboxPaymentIntents.$inferSelect;
export type RefundRow = typeof sandboxRefunds.$inferSelect;
