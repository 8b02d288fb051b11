import { lt } from 'drizzle-orm';
import type { Services } from '#services/index.ts';
import { paymentEvents } from '../../tables.ts';

/** Milliseconds. The provider repeats a webhook event for three days by itself, and for thirty when asked. */
const KEPT = 31 * 86_400_000;

/** Deletes the ids of webhook events that cannot come again. If one did, handling it again would change nothing. */
export async function deleteOldEvents(
  { database }: Pick<Services, 'database'>,
  now = Date.now(),
): Promise<void> {
  await database.delete(paymentEvents).where(lt(paymentEvents.receivedAt, new Date(now - KEPT)));
}
