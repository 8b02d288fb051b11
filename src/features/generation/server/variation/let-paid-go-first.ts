// pg-boss's priority orders what waits in one queue. Paid work has other queues, with retries and dead letters of their own,
// and a variation that runs must also wait before its next picture.
import { setTimeout as delay } from 'node:timers/promises';
import { and, eq, inArray, ne } from 'drizzle-orm';
import { orders } from '#features/checkout/tables.ts';
import { toytwins, versions } from '#features/toytwins/tables.ts';
import type { Services } from '#services/index.ts';

/** Milliseconds that a picture of a variation waits at most: it must not wait forever where there is always work. */
const PATIENCE = 60_000;
/** Milliseconds between two looks. */
const INTERVAL = 500;

/**
 * Waits while somebody waits for a toy twin that is paid for, for a redo or for an upgrade, in any process.
 * @throws the signal's reason when it aborts.
 */
export async function letPaidGoFirst(
  services: Pick<Services, 'database'>,
  signal: AbortSignal,
): Promise<void> {
  const end = Date.now() + PATIENCE;
  while (Date.now() < end && (await isAnybodyWaiting(services))) await delay(INTERVAL, undefined, { signal });
}

/** Whether something paid, or a redo, still waits for a picture. */
export async function isAnybodyWaiting({ database }: Pick<Services, 'database'>): Promise<boolean> {
  const isBeingMade = inArray(toytwins.status, ['queued', 'processing']);
  // What only waits for its charge needs no picture any more.
  const made = and(isBeingMade, ne(toytwins.stage, 'charging'));
  const redone = eq(versions.redoStatus, 'waiting');
  const followed = and(eq(orders.status, 'authorized'), eq(orders.stage, 'making'));
  return (
    (await database.$count(toytwins, made)) > 0 ||
    (await database.$count(versions, redone)) > 0 ||
    (await database.$count(orders, followed)) > 0
  );
}
