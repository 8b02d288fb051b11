import { eq } from 'drizzle-orm';
import { orders } from '#features/checkout/tables.ts';
import { recordEvent, type Told } from '#features/history/server/record-event.ts';
import { versions } from '#features/toytwins/tables.ts';
import type { Services } from '#services/index.ts';
import { explainFailure } from '#services/payment/explain-failure.ts';

/** What a job that makes something is about: an order, or a version that may have one. */
export type MakingIds = { orderId: string } | { versionId: string };

type Needs = Pick<Services, 'database' | 'logger'>;

/**
 * Remembers an attempt at making something, with its engine once that is chosen. Whatever fails here does not stop what is being made. Nothing is
 * remembered of what was deleted.
 */
export async function rememberAttempt(
  services: Needs,
  ids: MakingIds,
  { kind, details }: Pick<Told, 'kind' | 'details'>,
): Promise<void> {
  try {
    const subject = await findSubject(services, ids);
    if (!subject) return;
    const { engine, number, ...about } = subject;
    const facts = { ...(engine && { engine }), ...(number && { number }), ...details };
    await recordEvent(services.database, { ...about, kind, details: facts });
  } catch (error) {
    services.logger.warn({ failure: explainFailure(error), ...ids }, 'attempt not remembered');
  }
}

/** Before its first attempt an order has no version. */
async function findSubject({ database }: Needs, ids: MakingIds) {
  const { toytwinId, orderId, engine, number } = versions;
  if ('versionId' in ids) {
    const isIt = eq(versions.id, ids.versionId);
    const [found] = await database.select({ toytwinId, orderId, engine, number }).from(versions).where(isIt);
    return found;
  }
  const [found] = await database
    .select({ toytwinId: orders.toytwinId, orderId: orders.id, engine, number })
    .from(orders)
    .leftJoin(versions, eq(versions.orderId, orders.id))
    .where(eq(orders.id, ids.orderId));
  return found;
}
