import { setTimeout as delay } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import type { SandboxContext } from '../scope.ts';
import { sandboxEvents } from '../tables.ts';
import { type ClaimedEvent, claimDueEvents } from './claim-due-events.ts';

/** Seconds to wait after the first, second, … failed delivery; after the last one it is given up. */
const BACKOFF_SECONDS = [2, 5, 15, 60, 300] as const;
const DELIVERY_LIMIT_MS = 15_000;

/** Takes a signed notice to the product and tells which HTTP status it answered. */
export type Deliver = (request: { body: string; signature: string }) => Promise<number>;

export type Dispatcher = {
  connect(deliver: Deliver): void;
  drop(on: boolean): void;
  /** Sends what is due. Resolves when nothing more is, or at once when nobody is connected. */
  deliverDue(): Promise<void>;
  /** Sends one notice again, whatever became of it. @returns the status answered. */
  redeliver(eventId: string): Promise<number>;
  close(): Promise<void>;
};

/** Sends the recorded notices in their order, each until it is answered with 2xx or given up. */
export function createDispatcher(options: {
  context: SandboxContext;
  sign: (body: string) => string;
  onFailure: (error: unknown) => void;
}): Dispatcher {
  const { context, sign, onFailure } = options;
  let deliver: Deliver | undefined;
  let dropping = false;
  let closed = false;
  let running: Promise<void> | undefined;
  let askedAgain = false;

  async function send(body: string): Promise<number> {
    if (!deliver) return 0;
    const late = delay(DELIVERY_LIMIT_MS, 0, { ref: false });
    return Promise.race([deliver({ body, signature: sign(body) }), late]);
  }

  async function sendClaimed(event: ClaimedEvent): Promise<void> {
    if (dropping) return settle(event.id, { dueAt: null });
    const status = await send(event.body).catch((error: unknown) => {
      onFailure(error);
      return 0;
    });
    if (isDelivered(status)) return settle(event.id, { dueAt: null, deliveredAt: context.clock() });
    const wait = BACKOFF_SECONDS[event.attempts - 1];
    await settle(event.id, { dueAt: wait === undefined ? null : context.clock() + wait });
  }

  async function settle(id: string, changes: { dueAt: number | null; deliveredAt?: number }): Promise<void> {
    await context.database.update(sandboxEvents).set(changes).where(eq(sandboxEvents.id, id));
  }

  async function drain(): Promise<void> {
    try {
      do {
        askedAgain = false;
        let claimed = await claimDueEvents(context);
        while (claimed.length > 0) {
          for (const event of claimed) await sendClaimed(event);
          claimed = closed ? [] : await claimDueEvents(context);
        }
      } while (askedAgain && !closed);
    } catch (error) {
      onFailure(error);
    } finally {
      // At once, not when the promise settles: whoever asks in between must start a new round.
      running = undefined;
    }
  }

  return {
    connect(newDeliver) {
      deliver = newDeliver;
    },
    drop(on) {
      dropping = on;
    },
    deliverDue() {
      if (closed || !deliver) return Promise.resolve();
      askedAgain = true;
      running ??= drain();
      return running;
    },
    async redeliver(eventId) {
      const [event] = await context.database
        .select()
        .from(sandboxEvents)
        .where(eq(sandboxEvents.id, eventId));
      if (!event) throw new Error(`No such event: ${eventId}`);
      const status = await send(event.body);
      if (isDelivered(status)) await settle(eventId, { dueAt: null, deliveredAt: context.clock() });
      return status;
    },
    async close() {
      closed = true;
      await running;
    },
  };
}

function isDelivered(status: number): boolean {
  return status >= 200 && status < 300;
}
