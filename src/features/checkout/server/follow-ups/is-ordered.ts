import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Database } from '#services/database/index.ts';
import { orders } from '../../tables.ts';

/** Whether a follow-up order of one of these toy twins is still to be made. */
export async function isOrdered(database: Database, toytwinIds: string[]): Promise<boolean> {
  if (toytwinIds.length === 0) return false;
  const isHeld = and(
    inArray(orders.toytwinId, toytwinIds),
    eq(orders.status, 'authorized'),
    ne(orders.stage, 'given_up'),
  );
  return (await database.$count(orders, isHeld)) > 0;
}
