import { and, eq, ne } from 'drizzle-orm';
import type { Tier } from '#features/toytwins/contract.ts';
import { toytwins } from '#features/toytwins/tables.ts';
import type { Database } from '#services/database/index.ts';
import { orders } from '../../tables.ts';

/**
 * Which tier's files a version of a completed toy twin needs: those of premium as soon as an upgrade is held, so that a
 * version that becomes ready in between is upgraded as well.
 */
export async function tierToDraw(database: Database, toytwinId: string): Promise<Tier> {
  const isPremium = and(eq(toytwins.id, toytwinId), eq(toytwins.tier, 'premium'));
  if ((await database.$count(toytwins, isPremium)) > 0) return 'premium';
  const isHeldUpgrade = and(
    eq(orders.toytwinId, toytwinId),
    eq(orders.purpose, 'upgrade'),
    eq(orders.status, 'authorized'),
    ne(orders.stage, 'given_up'),
  );
  return (await database.$count(orders, isHeldUpgrade)) > 0 ? 'premium' : 'basic';
}
