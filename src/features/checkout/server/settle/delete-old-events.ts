import { lt } from 'drizzle-orm';
import type { Services } from '#services/index.ts';
import { paymentEvents } from '../../tables.ts';

/** The provider repeats a notice for three days by itself, and for thirty when asked; in milliseconds. */
const MEMORY = 31 * 86_400_000;

/** Forgets the ids of notices that cannot come again. If one did, asking the provider would change nothing. */
export async function deleteOldEvents(
  { database }: Pick<Services, 'database'>,
  now = Date.now(),
): Promise<void> {
  await database.delete(paymentEvents).where(lt(paymentEvents.receivedAt, new Date(now - MEMORY)));
}
