import { sandboxPaymentIntents, sandboxSessions } from '@toy-twin/stripe-sandbox/tables';
import { eq } from 'drizzle-orm';
import Stripe from 'stripe';
import { type OrderRow, orders } from '#features/checkout/tables.ts';
import { type ToytwinRow, toytwins, type VersionRow, versions } from '#features/toytwins/tables.ts';
import type { Database } from '#services/database/index.ts';
import { type RunningApp, startApp } from '../app.ts';
import { createVendor, type Vendor, works } from '../failing-image-model.ts';
import type { Person } from '../person.ts';

/** The product, its payment provider and one buyer, as the commands of the model act on them. */
export interface Shop {
  running: RunningApp;
  vendor: Vendor;
  buyer: Person;
  /** The toy twin that this sequence is about. */
  toytwinId: string;
}

/** What our database and the provider's ledger say about one toy twin. */
export interface Books {
  toytwin: ToytwinRow | undefined;
  orders: OrderRow[];
  versions: VersionRow[];
  /** Each with what its order was for. */
  intents: (typeof sandboxPaymentIntents.$inferSelect & Pick<OrderRow, 'purpose'>)[];
}

/** A product without workers: its jobs are commands, like everything else that happens. */
export async function openShop(): Promise<Pick<Shop, 'running' | 'vendor'>> {
  const vendor = createVendor(works);
  const running = await startApp({ workers: false, replace: () => ({ imaging: vendor.imaging }) });
  return { running, vendor };
}

/** Reads both ledgers. */
export function readBooks({ running, toytwinId }: Shop): Promise<Books> {
  return readBooksOf(running.services.database, toytwinId);
}

/** Reads both ledgers about one toy twin. */
export async function readBooksOf(database: Database, toytwinId: string): Promise<Books> {
  const [toytwin] = await database.select().from(toytwins).where(eq(toytwins.id, toytwinId));
  const ours = await database
    .select()
    .from(orders)
    .where(eq(orders.toytwinId, toytwinId))
    .orderBy(orders.createdAt);
  const made = await database.select().from(versions).where(eq(versions.toytwinId, toytwinId));
  const paid = await database
    .select({ intent: sandboxPaymentIntents, purpose: orders.purpose })
    .from(sandboxPaymentIntents)
    .innerJoin(sandboxSessions, eq(sandboxSessions.id, sandboxPaymentIntents.sessionId))
    .innerJoin(orders, eq(orders.sessionId, sandboxSessions.id))
    .where(eq(orders.toytwinId, toytwinId));
  return {
    toytwin,
    orders: ours,
    versions: made,
    intents: paid.map(({ intent, purpose }) => ({ ...intent, purpose })),
  };
}

/** Reads both ledgers about every toy twin that was ordered, by its id; oldest order first. */
export async function readAllBooks(database: Database): Promise<Map<string, Books>> {
  const ordered = await database.select({ id: orders.toytwinId }).from(orders).orderBy(orders.createdAt);
  const books = new Map<string, Books>();
  for (const { id } of ordered) if (!books.has(id)) books.set(id, await readBooksOf(database, id));
  return books;
}

/** The sandbox, which these tests always have. */
export function sandboxOf({ running }: Pick<Shop, 'running'>) {
  const { sandbox, stripe } = running.services.payment;
  if (!sandbox) throw new Error('There is no sandbox');
  return { sandbox, stripe };
}

/** Whether an error is a refusal by the provider, such as of a call that came too late. */
export function isProviderRefusal(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeError;
}
