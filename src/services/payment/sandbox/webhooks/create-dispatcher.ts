import { eq } from 'drizzle-orm';
import type { SandboxContext } from '../scope.ts';
import { sandboxEvents } from '../tables.ts';
import { type ClaimedEvent, claimDueEvents } from './claim-due-events.ts';
import { type Deliver, dropEvent, isDelivered, sendNotice, settleEvent } from './send-notice.ts';

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

  async function send(event: { id: string; body: string }): Promise<number> {
    if (!deliver) return 0;
    return sendNotice(deliver, { body: event.body, signature: sign(event.body) }).catch((error: unknown) => {
      onFailure(error);
      return 0;
    });
  }

  async function sendClaimed(event: ClaimedEvent): Promise<void> {
    if (dropping) return dropEvent(context, event.id);
    await settleEvent(context, event, await send(event));
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
      const status = await send(event);
      if (isDelivered(status)) await settleEvent(context, event, status);
      return status;
    },
    async close() {
      closed = true;
      await running;
    },
  };
}
