import { and, desc, eq, gt, gte, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { type OrderRow, orders, titleLetters } from '#features/checkout/tables.ts';
import { history } from '#features/history/tables.ts';
import { users } from '#features/profiles/tables.ts';
import type { Database } from '#services/database/index.ts';
import { cutPage, decodeCursor } from '#shared/cursor.ts';
import { toEmailAddress } from '#shared/email-address.ts';
import { AppError } from '#shared/errors.ts';
import type { DeskOrdersQuery } from '../contract.ts';

const DAY = 86_400_000;
/** As the condition of the index by which they are listed. */
const IS_PAIR = sql`people = 2`;
/** The first eight signs of an order's id: its number. */
const NUMBER = /^[0-9a-f]{8}$/;
/** The provider's ids of pages and payments, of events and refunds. */
const PROVIDER_ID = /^(?:cs|pi|evt|re)_\w+$/;

type Page = { rows: OrderRow[]; nextCursor: string | null };

/** Orders for the operator, newest first; those that a name finds, by name. Every way to them has an index. */
export async function listOrders(database: Database, query: DeskOrdersQuery): Promise<Page> {
  const { search = '' } = query;
  const wanted = search.toLowerCase();
  if (search === '') return listNewest(database, query, undefined);
  if (NUMBER.test(wanted) || z.uuid().safeParse(wanted).success) {
    return listNewest(database, query, idBegins(wanted));
  }
  if (PROVIDER_ID.test(search)) return listNewest(database, query, await isAtProvider(database, search));
  if (search.includes('@'))
    return listNewest(database, query, await isOf(database, toEmailAddress(search) ?? wanted));
  return listByName(database, query, search);
}

/** A number is the beginning of an id, so the primary key finds it. */
function idBegins(begin: string): SQL | undefined {
  const rest = '00000000-0000-0000-0000-000000000000'.slice(begin.length);
  return and(gte(orders.id, begin + rest), sql`${orders.id} <= ${begin + rest.replaceAll('0', 'f')}::uuid`);
}

async function isAtProvider(database: Database, id: string): Promise<SQL | undefined> {
  if (id.startsWith('cs_')) return eq(orders.sessionId, id);
  if (id.startsWith('pi_')) return eq(orders.paymentIntentId, id);
  const told = await database.select({ id: history.orderId }).from(history).where(eq(history.source, id));
  return inArray(
    orders.id,
    told.flatMap((row) => row.id ?? []),
  );
}

async function isOf(database: Database, email: string): Promise<SQL | undefined> {
  const found = await database
    .select({ uid: users.uid })
    .from(users)
    .where(sql`${users.email} collate "C" = ${email}`);
  return inArray(
    orders.uid,
    found.map(({ uid }) => uid),
  );
}

function filtersOf({ status, tier, people, engine, day }: DeskOrdersQuery): SQL | undefined {
  const from = day ? new Date(`${day}T00:00:00Z`) : undefined;
  return and(
    status && eq(orders.status, status),
    tier && eq(orders.tier, tier),
    people && IS_PAIR,
    engine && eq(orders.engine, engine),
    from && and(gte(orders.createdAt, from), lt(orders.createdAt, new Date(from.getTime() + DAY))),
  );
}

async function listNewest(
  database: Database,
  query: DeskOrdersQuery,
  isFound: SQL | undefined,
): Promise<Page> {
  const { cursor, limit } = query;
  const after = cursor ? decodeCursor(cursor) : undefined;
  const isAfter =
    after &&
    sql`(${orders.createdAt}, ${orders.id}) < (${after.createdAt.toISOString()}::timestamptz, ${after.id}::uuid)`;
  const found = await database
    .select()
    .from(orders)
    .where(and(filtersOf(query), isFound, isAfter))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(limit + 1);
  return cutPage(found, limit);
}

const namePosition = z.tuple([z.string(), z.uuid()]);

async function listByName(database: Database, query: DeskOrdersQuery, name: string): Promise<Page> {
  const { cursor, limit } = query;
  const letters = titleLetters(orders.title);
  const after = cursor ? decodePosition(cursor) : undefined;
  const begin = `${name.replaceAll(/[\\%_]/g, '\\$&')}%`;
  const found = await database
    .select({ row: orders, letters: sql<string>`${letters}` })
    .from(orders)
    .where(
      and(
        sql`${letters} like lower(${begin})`,
        filtersOf(query),
        after &&
          or(sql`${letters} > ${after[0]}`, and(sql`${letters} = ${after[0]}`, gt(orders.id, after[1]))),
      ),
    )
    .orderBy(letters, orders.id)
    .limit(limit + 1);
  const shown = found.slice(0, limit);
  const last = found.length > limit ? shown.at(-1) : undefined;
  return {
    rows: shown.map(({ row }) => row),
    nextCursor: last ? encodePosition([last.letters, last.row.id]) : null,
  };
}

function encodePosition(position: z.infer<typeof namePosition>): string {
  return Buffer.from(JSON.stringify(position)).toString('base64url');
}

function decodePosition(cursor: string): z.infer<typeof namePosition> {
  try {
    return namePosition.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
  } catch (cause) {
    throw new AppError('bad_request', 'This page of the list does not exist. Please start again.', { cause });
  }
}
