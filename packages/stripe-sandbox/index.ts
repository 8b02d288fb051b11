import { asc } from 'drizzle-orm';
import type { FastifyPluginAsync } from 'fastify';
import Stripe from 'stripe';
import { createApi } from './api/create-api.ts';
import { fetchInProcess } from './api/fetch-in-process.ts';
import { forgetBuyer } from './operations/forget-buyer.ts';
import { sweepOverdue } from './operations/sweep-overdue.ts';
import { createPages } from './pages/create-pages.ts';
import { inScope, type SandboxContext } from './scope.ts';
import { sandboxEvents } from './tables.ts';
import { createDispatcher } from './webhooks/create-dispatcher.ts';
import type { Deliver } from './webhooks/send-notice.ts';

export { parseForm } from './api/parse-form.ts';
export { type Clock, systemClock } from './clock.ts';
export type { SandboxDatabase } from './scope.ts';
export type { Deliver } from './webhooks/send-notice.ts';

const DELIVER_EVERY_MS = 2_000;
const SWEEP_EVERY_MS = 60_000;

export type SandboxEvent = { id: string; type: string; attempts: number; delivered: boolean };

/** A payment provider in this process: no real card, no money. */
export type Sandbox = {
  /** The hosted page: GET and POST `/sandbox/checkout/:sessionId` and its own style and script. */
  pages: FastifyPluginAsync;
  /** From now on the signed notices go to `deliver`; also those that were waiting. */
  connectWebhooks(deliver: Deliver): void;
  /** For tests of lost notices: while on, notices of this process are dropped instead of sent. */
  dropWebhooks(on: boolean): void;
  /** Sends what is due and resolves when it is done, so that a test need not wait for a timer. */
  deliverDue(): Promise<void>;
  /** Sends a notice again, for tests of repeated and late notices. @returns the status answered. */
  redeliver(eventId: string): Promise<number>;
  /** Every notice recorded so far, oldest first. */
  events(): Promise<SandboxEvent[]>;
  /** Expires sessions and releases holds whose time is over; runs by itself every minute. */
  sweep(): Promise<void>;
  /**
   * Takes whoever bought out of everything that is kept; what they paid stays.
   * @param references the `client_reference_id`s of their sessions: the ids of those whose answer was lost are not known.
   */
  forgetBuyer(references: string[]): Promise<void>;
  /** Stops the timers and waits for what is being sent. */
  close(): Promise<void>;
};

/**
 * Builds the sandbox and the `fetch` through which the provider's own client reaches it.
 * @param options `apiKey` is what the client must present; `webhookSecret` signs the notices.
 */
export function createSandbox(options: {
  context: SandboxContext;
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
  const api = createApi(context, {
    apiKey: options.apiKey,
    onFailure,
    // Not awaited: the answer must not wait for the product to hear of it.
    afterChange: () => dispatcher.deliverSoon(),
  });
  const timers: NodeJS.Timeout[] = [];
  const sweep = () => sweepOverdue(context);

  const sandbox: Sandbox = {
    pages: createPages(context, { afterPayment: () => dispatcher.deliverDue() }),
    connectWebhooks(deliver) {
      dispatcher.connect(deliver);
      if (timers.length > 0) return;
      timers.push(setInterval(() => void dispatcher.deliverDue(), DELIVER_EVERY_MS).unref());
      timers.push(setInterval(() => void sweep().catch(onFailure), SWEEP_EVERY_MS).unref());
    },
    dropWebhooks: (on) => dispatcher.drop(on),
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
    forgetBuyer: (references) => inScope(context, (scope) => forgetBuyer(scope, references)),
    async close() {
      for (const timer of timers) clearInterval(timer);
      await dispatcher.close();
      await api.close();
    },
  };
  return { sandbox, fetch: fetchInProcess(api) };
}
