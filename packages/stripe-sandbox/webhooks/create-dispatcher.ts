import { setTimeout as delay } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import type { SandboxContext } from '../scope.ts';
import { sandboxEvents } from '../tables.ts';
import { CLAIM_BATCH, type ClaimedEvent, claimDueEvents } from './claim-due-events.ts';
import { createCoalescingLoop } from './coalescing-loop.ts';
import { type Deliver, deliverEvent, dropEvent, isSuccess, recordDelivery } from './deliver-event.ts';

/** Sends the sandbox's events to the connected receiver. */
export type Dispatcher = {
  connect(deliver: Deliver): void;
  drop(on: boolean): void;
  /** Sends the due events. Resolves when none is left, or at once without a receiver. */
  deliverDue(): Promise<void>;
  /** Sends the due events soon, or in the running round. */
  deliverSoon(): void;
  /** Sends one event again, delivered or not. @returns the status answered. */
  redeliver(eventId: string): Promise<number>;
  close(): Promise<void>;
};

/**
 * Milliseconds between an answer and the events of its changes, and between two events.
 * As with a provider on a network, the receiver of an answer or event gets time to act on it before the next one.
 */
const PAUSE_MS = 40;

/** Sends the recorded events in their order, each until it is answered with 2xx or given up. */
export function createDispatcher(options: {
  context: SandboxContext;
  sign: (body: string) => string;
  onFailure: (error: unknown) => void;
}): Dispatcher {
  const { context, sign, onFailure } = options;
  let deliver: Deliver | undefined;
  let dropping = false;

  async function send(event: { id: string; body: string }): Promise<number> {
    if (!deliver) return 0;
    return deliverEvent(deliver, { body: event.body, signature: sign(event.body) }).catch(
      (error: unknown) => {
        onFailure(error);
        return 0;
      },
    );
  }

  async function sendClaimed(event: ClaimedEvent): Promise<void> {
    if (dropping) return dropEvent(context, event.id);
    await recordDelivery(context, event, await send(event));
  }

  async function sendBatch(): Promise<boolean> {
    // Without a receiver nothing is sent; events stay queued.
    if (!deliver) return false;
    const claimed = await claimDueEvents(context);
    for (const event of claimed) {
      if (event !== claimed[0]) await delay(PAUSE_MS);
      await sendClaimed(event);
    }
    return claimed.length === CLAIM_BATCH;
  }

  const loop = createCoalescingLoop(sendBatch, { pause: PAUSE_MS, onFailure });
  return {
    connect(newDeliver) {
      deliver = newDeliver;
    },
    drop(on) {
      dropping = on;
    },
    deliverDue: loop.run,
    deliverSoon: loop.runSoon,
    async redeliver(eventId) {
      const [event] = await context.database
        .select()
        .from(sandboxEvents)
        .where(eq(sandboxEvents.id, eventId));
      if (!event) throw new Error(`No such event: ${eventId}`);
      const status = await send(event);
      if (isSuccess(status)) await recordDelivery(context, event, status);
      return status;
    },
    close: loop.close,
  };
}
