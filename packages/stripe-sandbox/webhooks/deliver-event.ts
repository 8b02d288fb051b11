import { setTimeout as delay } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import type { SandboxContext } from '../scope.ts';
import { sandboxEvents } from '../tables.ts';

/** Seconds to wait after the first, second, … failed delivery; after the last one it is dropped. */
const BACKOFF_SECONDS = [2, 5, 15, 60, 300] as const;
const DELIVERY_LIMIT_MS = 15_000;

type SignedEvent = { body: string; signature: string };
/** Sends a signed event to the product and returns the HTTP status of its answer. */
export type Deliver = (event: SignedEvent) => Promise<number>;

/** Delivers an event; 0 stands for no answer in time. */
export function deliverEvent(deliver: Deliver, event: SignedEvent): Promise<number> {
  return Promise.race([deliver(event), delay(DELIVERY_LIMIT_MS, 0, { ref: false })]);
}

/** Whether this HTTP status is a receipt; 0 stands for no answer in time. */
export function isSuccess(status: number): boolean {
  return status >= 200 && status < 300;
}

/** Records the outcome of a delivery: done, to be retried, or dropped. */
export async function recordDelivery(
  context: SandboxContext,
  event: { id: string; attempts: number },
  status: number,
): Promise<void> {
  const now = context.clock();
  if (isSuccess(status)) return change(context, event.id, { dueAt: null, deliveredAt: now });
  const wait = BACKOFF_SECONDS[event.attempts - 1];
  await change(context, event.id, { dueAt: wait === undefined ? null : now + wait });
}

/** Loses an event on purpose: it will not be sent unless somebody asks for it. */
export function dropEvent(context: SandboxContext, id: string): Promise<void> {
  return change(context, id, { dueAt: null });
}

async function change(
  context: SandboxContext,
  id: string,
  changes: { dueAt: number | null; deliveredAt?: number },
): Promise<void> {
  await context.database.update(sandboxEvents).set(changes).where(eq(sandboxEvents.id, id));
}
