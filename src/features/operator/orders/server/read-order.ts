import { and, eq, isNotNull } from 'drizzle-orm';
import { usableEngines } from '#config/imaging.ts';
import { rereadOrder } from '#features/checkout/server/read-order.ts';
import type { OrderRow } from '#features/checkout/tables.ts';
import { users } from '#features/profiles/tables.ts';
import { toytwins, versions } from '#features/toytwins/tables.ts';
import type { Database } from '#services/database/index.ts';
import type { Services } from '#services/index.ts';
import { notFound } from '#shared/errors.ts';
import { formatAmount } from '#shared/money.ts';
import type { DeskOrder } from '../contract.ts';
import { presentRow } from './present-row.ts';
import { readTimeline } from './read-timeline.ts';

/** Any order. @throws {AppError} `not_found` */
export async function findOrder(services: Pick<Services, 'database'>, id: string): Promise<OrderRow> {
  const order = await rereadOrder(services, id);
  if (!order) throw notFound('Order');
  return order;
}

/** One order as the operator sees it. */
export async function readDeskOrder(
  services: Pick<Services, 'database' | 'config'>,
  id: string,
): Promise<DeskOrder> {
  const { database, config } = services;
  const order = await findOrder(services, id);
  const {
    currency,
    reason,
    stage,
    consent,
    secondConsent,
    tax,
    sessionId,
    paymentIntentId,
    amount,
    amountRefunded,
  } = order;
  const { events, isCut } = await readTimeline(database, order);
  return {
    ...presentRow(order),
    ...{ currency, reason, stage, consent, secondConsent, sessionId, paymentIntentId },
    cents: { amount, returned: amountRefunded, tax },
    tax: tax > 0 ? formatAmount(tax, currency) : null,
    buyer: await readBuyer(database, order.uid),
    toytwin: await readToy(database, order.toytwinId),
    engines: usableEngines(config.imaging),
    events,
    eventsLeft: isCut,
  };
}

async function readBuyer(database: Database, uid: string): Promise<DeskOrder['buyer']> {
  const [found] = await database
    .select({ uid: users.uid, email: users.email })
    .from(users)
    .where(eq(users.uid, uid));
  return found ?? null;
}

async function readToy(database: Database, id: string): Promise<DeskOrder['toytwin']> {
  const [toytwin] = await database.select().from(toytwins).where(eq(toytwins.id, id));
  if (!toytwin) return null;
  const { serial, status, stage, photoKey, secondPhotoKey } = toytwin;
  const hasPicture = and(eq(versions.toytwinId, id), isNotNull(versions.packagedKey));
  const pictures = await database.$count(versions, hasPicture);
  return { id, serial, status, stage, hasPhoto: photoKey !== null || secondPhotoKey !== null, pictures };
}
