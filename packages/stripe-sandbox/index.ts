import { asc } from 'drizzle-orm';
import type { FastifyPluginAsync } from 'fastify';
import Stripe from 'stripe';
import { createApi } from './api/create-api.ts';
import { fetchInProcess } from './api/fetch-in-process.ts';
import { eraseCustomer } from './operations/erase-customer.ts';
import { sweepOverdue } from './operations/sweep-overdue.ts';
import { createPages } from './pages/create-pages.ts';
import { inTransaction, type SandboxContext } from './scope.ts';
import type { ShopOptions } from './shop-options.ts';
import { sandboxEvents } from './tables.ts';
import { createDispatcher } from './webhooks/create-dispatcher.ts';
import type { Deliver } from './webhooks/deliver-event.ts';

export { parseForm } from './api/parse-form.ts';
export { type Clock, systemClock } from './clock.ts';
export type { SandboxDatabase } from './scope.ts';
export type { ShopOptions } from './shop-options.ts';
export type { Deliver } from './webhooks/deliver-event.ts';

const DELIVER_EVERY_MS = 2_000;
const SWEEP_EVERY_MS = 60_000;

export type SandboxEvent = { id: string; type: string; attempts: number; delivered: boolean };

/** A payment provider in this process: no real card, no money. */
export type Sandbox = {
  /** The hosted page: GET and POST `/sandbox/checkout/:sessionId` and its own style and script. */
  pages: FastifyPluginAsync;
  /** From now on signed webhook events go to `deliver`, including those that were waiting. */
  connectWebhooks(deliver: Deliver): void;
  /** For tests of lost events: while on, this process drops its events instead of sending them. */
  dropWebhooks(on: boolean): void;
  /**
   * For tests of refusals: while they are listed, this process refuses requests with these parameters, named as on the wire:
   * `line_items[0][price_data][product_data][description]`.
   */
  refuseParameters(names: string[]): void;
  /** Sends the due events and resolves when they are sent, so that a test need not wait for a timer. */
  deliverDue(): Promise<void>;
  /** Sends an event again, for tests of repeated and late events. @returns the status answered. */
  redeliver(eventId: string): Promise<number>;
  /** Every event recorded so far, oldest first. */
  events(): Promise<SandboxEvent[]>;
  /** Expires overdue sessions and releases overdue holds; also runs every minute. */
  sweep(): Promise<void>;
  /**
   * Erases a customer's name and address from all stored data. Amounts and states stay.
   * @param references the `client_reference_id`s of their sessions: the ids of those whose answer was lost are not known.
   */
  eraseCustomer(references: string[]): Promise<void>;
  /** Stops the timers and waits for what is being sent. */
  close(): Promise<void>;
};

/**
 * Builds the sandbox and the `fetch` through which the provider's own client reaches it.
 * @param options `apiKey` is what the client must present; `webhookSecret` signs the events, `shop` appears on the hosted page.
 */
export function createSandbox(options: {
  context: SandboxContext;
  shop: ShopOptions;
  apiKey: string;
  webhookSecret: string;
  onFailure: (error: unknown) => void;
}): { sandbox: Sandbox; fetch: typeof fetch } {
  const { context, webhookSecret, onFailure } = options;
  const dispatcher = createDispatcher({
    context,
    onFailure,
    sign: (payload) => Stripe.webhooks.generateTestHeaderString({ payload, secret: webhookSecret }),
  });
  let refused: readonly string[] = [];
  const api = createApi(context, {
    apiKey: options.apiKey,
    isRefused: (parameter) => refused.includes(parameter),
    onFailure,
    // Not awaited: the answer must not wait for the product to hear of it.
    afterChange: () => dispatcher.deliverSoon(),
  });
  const timers: NodeJS.Timeout[] = [];
  const sweep = () => sweepOverdue(context);

  const sandbox: Sandbox = {
    pages: createPages(context, { shop: options.shop, afterPayment: () => dispatcher.deliverDue() }),
    connectWebhooks(deliver) {
      dispatcher.connect(deliver);
      if (timers.length > 0) return;
      timers.push(setInterval(() => void dispatcher.deliverDue(), DELIVER_EVERY_MS).unref());
      timers.push(setInterval(() => void sweep().catch(onFailure), SWEEP_EVERY_MS).unref());
    },
    dropWebhooks: (on) => dispatcher.drop(on),
    refuseParameters: (names) => {
      refused = names;
    },
    deliverDue: () => dispatcher.deliverDue(),
    redeliver: (eventId) => dispatcher.redeliver(eventId),
    async events() {
      const rows = await context.database.select().from(sandboxEvents).orderBy(asc(sandboxEvents.position));
      return rows.map(({ id, type, attempts, deliveredAt }) => ({
        id,
        type,
        attempts,
        delivered: deliveredAt !== null,
      }));
    },
    sweep,
    eraseCustomer: (references) => inTransaction(context, (scope) => eraseCustomer(scope, references)),
    async close() {
      for (const timer of timers) clearInterval(timer);
      await dispatcher.close();
      await api.close();
    },
  };
  return { sandbox, fetch: fetchInProcess(api) };
}
