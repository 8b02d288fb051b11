import { asc, desc, eq, inArray } from 'drizzle-orm';
import { orderNumber } from '#features/checkout/contract.ts';
import { type OrderRow, orders } from '#features/checkout/tables.ts';
import { emails } from '#features/emails/tables.ts';
import { eventDetails } from '#features/history/contract.ts';
import { history } from '#features/history/tables.ts';
import { toytwins, versions } from '#features/toytwins/tables.ts';
import type { Database } from '#services/database/index.ts';
import { audit } from '../../audit/tables.ts';
import type { TimelineEvent } from '../contract.ts';

/** Events that one answer lists at most. */
const MOST = 1_000;

type Event = Omit<TimelineEvent, 'at' | 'otherOrder'> & { at: Date; orderId: string | null };

/**
 * All that happened to an order's toy twin and its orders, newest first: what was remembered, what operators did, and of
 * the time before anything was remembered what the columns know.
 */
export async function readTimeline(
  database: Database,
  order: OrderRow,
): Promise<{ events: TimelineEvent[]; isCut: boolean }> {
  const all = await database.select().from(orders).where(eq(orders.toytwinId, order.toytwinId));
  const remembered = await readRemembered(database, order.toytwinId);
  const isCut = remembered.length === MOST;
  const events = [
    ...remembered,
    ...(isCut ? [] : all.flatMap((each) => ofColumns(each, remembered))),
    ...(await readMade(database, order.toytwinId)),
    ...(await readMails(database, all, remembered)),
    ...(await readActs(database, all)),
  ];
  const present = ({ orderId, at, ...event }: Event): TimelineEvent => ({
    ...event,
    at: at.toISOString(),
    otherOrder: orderId === null || orderId === order.id ? null : orderNumber(orderId),
  });
  const newestFirst = events.reverse().toSorted((one, other) => other.at.getTime() - one.at.getTime());
  return { events: newestFirst.map(present), isCut };
}

async function readRemembered(database: Database, toytwinId: string): Promise<Event[]> {
  const rows = await database
    .select()
    .from(history)
    .where(eq(history.toytwinId, toytwinId))
    .orderBy(desc(history.id))
    .limit(MOST);
  return rows.reverse().map(({ id, orderId, kind, details, source, at }) => ({
    key: `history-${id}`,
    ...{ orderId, kind, at },
    details: { ...eventDetails.safeParse(details).data, ...(source?.includes('_') && { source }) },
  }));
}

/** Moves of an order that its columns know of and nobody has remembered. */
function ofColumns(order: OrderRow, remembered: Event[]): Event[] {
  const { id: orderId, createdAt, authorizedAt, capturedAt, releasedAt, status, tier, purpose } = order;
  const isKnown = (to: string) =>
    remembered.some(
      (event) => event.orderId === orderId && event.kind === 'order.status' && event.details.to === to,
    );
  const move = (to: string, at: Date | null): Event[] =>
    at && !isKnown(to)
      ? [{ key: `${orderId}-${to}`, orderId, kind: 'order.status', at, details: { to } }]
      : [];
  return [
    { key: `${orderId}-open`, orderId, kind: 'order.opened', at: createdAt, details: { tier, purpose } },
    ...move('authorized', authorizedAt),
    ...move('captured', capturedAt),
    ...move(status, status === 'released' || status === 'refunded' ? releasedAt : null),
  ];
}

/** When the toy twin and its versions were made. */
async function readMade(database: Database, toytwinId: string): Promise<Event[]> {
  const [toytwin] = await database
    .select({ createdAt: toytwins.createdAt })
    .from(toytwins)
    .where(eq(toytwins.id, toytwinId));
  const made = await database
    .select()
    .from(versions)
    .where(eq(versions.toytwinId, toytwinId))
    .orderBy(asc(versions.number));
  return [
    ...(toytwin
      ? [{ key: 'draft', orderId: null, kind: 'toytwin.made', at: toytwin.createdAt, details: {} }]
      : []),
    ...made.map(({ id, orderId, number, engine, redoStatus, variationStatus, createdAt }) => ({
      key: id,
      ...{ orderId, kind: 'version.opened', at: createdAt },
      details: { number, engine, for: redoStatus ? 'redo' : variationStatus ? 'variation' : 'order' },
    })),
  ];
}

async function readMails(database: Database, all: OrderRow[], remembered: Event[]): Promise<Event[]> {
  const ids = all.map(({ id }) => id);
  const rows = await database.select().from(emails).where(inArray(emails.orderId, ids));
  const isKnown = (orderId: string, kind: string) =>
    remembered.some(
      (event) => event.orderId === orderId && event.kind.startsWith('mail.') && event.details.mail === kind,
    );
  return rows
    .filter(({ orderId, kind }) => !isKnown(orderId, kind))
    .map(({ orderId, kind, outcome, occasion, at }) => ({
      key: `mail-${orderId}-${kind}-${occasion}`,
      ...{ orderId, kind: `mail.${outcome}`, at },
      details: { mail: kind },
    }));
}

async function readActs(database: Database, all: OrderRow[]): Promise<Event[]> {
  const ids = all.map(({ id }) => id);
  const rows = await database.select().from(audit).where(inArray(audit.orderId, ids)).limit(MOST);
  return rows.map(({ id, orderId, kind, step, operator, why, at }) => ({
    key: id,
    ...{ orderId, kind: 'act', at },
    details: { act: kind, step, operator, ...(why && { why }) },
  }));
}
