import * as z from 'zod/mini';

/** Days that the desk's first page shows, today included. */
export const SHOWN_DAYS = 30;

/** One day (UTC). Amounts are in the smallest unit of the shop's currency. */
const day = z.object({
  /** Such as '2026-01-31'. */
  day: z.string(),
  /** Charged orders. */
  orders: z.number(),
  charged: z.number(),
  /** What went back by refunds and disputes, less what came back of it. */
  returned: z.number(),
  /** What the payment provider took. */
  fees: z.number(),
  completed: z.number(),
  failed: z.number(),
  /** Milliseconds from the payment to the finished toy twin; null: none was finished. */
  p50: z.nullable(z.number()),
  p95: z.nullable(z.number()),
});
export type DeskDay = z.infer<typeof day>;

/** What one image engine made on the shown days. */
const engine = z.object({
  engine: z.string(),
  made: z.number(),
  failed: z.number(),
  /** In US cents, as far as the price is known. */
  cents: z.number(),
});

/** What needs somebody: orders by what is wrong with them, messages, and the backup. */
export const troubleKinds = ['stuck', 'disputed', 'refund_failed', 'mail_refused'] as const;
export type TroubleKind = (typeof troubleKinds)[number];

/** The first page of the desk. */
export const deskToday = z.object({
  version: z.string(),
  currency: z.string(),
  days: z.array(day),
  engines: z.array(engine),
  queues: z.object({
    /** Jobs that could run now, and those that run. */
    waiting: z.number(),
    active: z.number(),
    /** Since when the oldest paid toy twin waits, in ISO 8601. */
    oldest: z.nullable(z.string()),
    /** The job that could run for longest and does not yet. */
    oldestJob: z.nullable(z.object({ queue: z.string(), since: z.string() })),
  }),
  storage: z.object({
    databaseBytes: z.number(),
    /** Of the disk with the data folder. */
    freeBytes: z.number(),
    /** Whether pictures lie on that disk, too. */
    localFiles: z.boolean(),
  }),
  backup: z.object({ isGood: z.boolean(), words: z.string() }),
  /** How many orders are in each kind of trouble. */
  troubles: z.array(z.object({ kind: z.enum(troubleKinds), count: z.number() })),
  /** Messages that nobody has read. */
  unread: z.number(),
});
export type DeskToday = z.infer<typeof deskToday>;

/** An order in trouble. */
const troubled = z.object({
  orderId: z.string(),
  title: z.string(),
  /** Since when, in ISO 8601. */
  since: z.string(),
});
export type TroubledOrder = z.infer<typeof troubled>;

/** Orders in one kind of trouble, the oldest first; at most {@link MOST_TROUBLED}. */
export const troubledOrders = z.object({ orders: z.array(troubled) });

/** More than an operator works through before reading the list again. */
export const MOST_TROUBLED = 200;
