import { and, asc, eq, gt, lt, type SQL, sql } from 'drizzle-orm';
import { DISPUTED, movements, orders } from '#features/checkout/tables.ts';
import { history } from '#features/history/tables.ts';
import type { Database } from '#services/database/index.ts';
import { assertNever } from '#shared/assert-never.ts';
import { MOST_TROUBLED, type TroubledOrder, type TroubleKind } from '../contract.ts';

const DAY = 86_400_000;
/** How long a failed refund and a refused mail are shown, unless somebody has marked the order as answered. */
const SHOWN = 30 * DAY;
/** Milliseconds after which something paid is stuck: three tries of the slowest engine, and their pauses. */
const STUCK = 45 * 60_000;

/** Orders in one kind of trouble, the longest first. */
export async function readTroubles(database: Database, kind: TroubleKind): Promise<TroubledOrder[]> {
  const rows = await select(database, kind);
  return rows.map(({ orderId, title, since }) => ({ orderId, title, since: new Date(since).toISOString() }));
}

type Row = { orderId: string; title: string; since: Date | string };

function select(database: Database, kind: TroubleKind): Promise<Row[]> {
  const { id: orderId, title } = orders;
  switch (kind) {
    case 'stuck':
      return selectStuck(database);
    case 'disputed':
      return database
        .select({ orderId, title, since: orders.createdAt })
        .from(orders)
        .where(DISPUTED)
        .orderBy(asc(orders.createdAt))
        .limit(MOST_TROUBLED);
    case 'refund_failed':
      return database
        .select({ orderId, title, since: movements.at })
        .from(movements)
        .innerJoin(orders, eq(orders.id, movements.orderId))
        .where(
          and(
            sql`${movements.kind} = 'refund_failed'`,
            gt(movements.at, ago(SHOWN)),
            notAnswered(movements.at),
          ),
        )
        .orderBy(asc(movements.at))
        .limit(MOST_TROUBLED);
    case 'mail_refused':
      return database
        .select({ orderId, title, since: history.at })
        .from(history)
        .innerJoin(orders, eq(orders.id, history.orderId))
        .where(and(sql`kind = 'mail.refused'`, gt(history.at, ago(SHOWN)), notAnswered(history.at)))
        .orderBy(asc(history.at))
        .limit(MOST_TROUBLED);
    default:
      return assertNever(kind);
  }
}

/** Money is held, and neither charged nor released: the toy twin or follow-up should long be made. */
function selectStuck(database: Database): Promise<Row[]> {
  return database
    .select({ orderId: orders.id, title: orders.title, since: sql<string>`${orders.authorizedAt}` })
    .from(orders)
    .where(and(eq(orders.status, 'authorized'), lt(orders.authorizedAt, ago(STUCK))))
    .orderBy(asc(orders.createdAt))
    .limit(MOST_TROUBLED);
}

/** Whether nobody has marked the order as answered since. */
function notAnswered(since: unknown): SQL {
  return sql`not exists (select from history answered where answered.toytwin_id = ${orders.toytwinId}
    and answered.order_id = ${orders.id} and answered.kind = 'order.answered' and answered.at > ${since})`;
}

const ago = (milliseconds: number) => new Date(Date.now() - milliseconds);
