import { and, desc, eq, gte, inArray, lte, not, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { orders } from '#features/checkout/tables.ts';
import { type UserRow, users } from '#features/profiles/tables.ts';
import type { Database } from '#services/database/index.ts';
import { AppError } from '#shared/errors.ts';

/** What a list of people is in the order of; each has an index. */
const listOrders = ['newest', 'name', 'email'] as const;
type ListOrder = (typeof listOrders)[number];

/** Where the next page begins: in which order, and after which value and uid. */
const position = z.tuple([z.enum(listOrders), z.string(), z.string()]);
type Position = z.infer<typeof position>;

/** Greater than everything that begins with a text, in the order of bytes. */
const LAST = '\u{10ffff}';
/** What receipts call an order: the first eight digits of its id. The whole id is accepted as well. */
const ORDER_NUMBER = /^[0-9a-f]{8}(-[0-9a-f]{4}){0,3}(-[0-9a-f]{12})?$/;
const NO_ORDER = '00000000-0000-0000-0000-000000000000';

/**
 * A page of people: whose name or address begins with `q`, whose uid or order number it is, or without it the newest.
 * Every way goes through an index, so that it takes as long with a million people as with ten.
 */
export async function searchPeople(
  database: Database,
  { q, cursor, limit }: { q: string; cursor?: string | undefined; limit: number },
): Promise<{ people: UserRow[]; nextCursor: string | null }> {
  const text = q.trim();
  const exact = cursor || text === '' ? [] : await findExactly(database, text);
  if (exact.length > 0) return { people: exact, nextCursor: null };
  const start = cursor ? decode(cursor) : undefined;
  const inTurn = listOrdersOf(text);
  const people: UserRow[] = [];
  for (const order of inTurn.slice(start ? inTurn.indexOf(start[0]) : 0)) {
    const after = start?.[0] === order ? start : undefined;
    const missing = limit - people.length;
    const found = await readPage(database, { order, text, after, limit: missing + 1 });
    people.push(...found.slice(0, missing).map(({ user }) => user));
    if (found.length > missing) {
      const last = missing > 0 ? found[missing - 1] : undefined;
      return { people, nextCursor: encode([order, last?.key ?? '', last?.user.uid ?? '']) };
    }
  }
  return { people, nextCursor: null };
}

function listOrdersOf(text: string): ListOrder[] {
  if (text === '') return ['newest'];
  return text.includes('@') ? ['email'] : ['name', 'email'];
}

const byName = sql<string>`lower(${users.displayName}) collate "C"`;
const byEmail = sql<string>`${users.email} collate "C"`;

type Page = { order: ListOrder; text: string; after: Position | undefined; limit: number };

/** People with what they are in the order of, as exact as the database has it. */
function readPage(
  database: Database,
  { order, text, after, limit }: Page,
): Promise<{ user: UserRow; key: string }[]> {
  if (order === 'newest') {
    const key = sql<string>`${users.createdAt}::text`;
    const older = after && sql`(${users.createdAt}, ${users.uid}) < (${after[1]}::timestamptz, ${after[2]})`;
    return database
      .select({ user: users, key })
      .from(users)
      .where(older)
      .orderBy(desc(users.createdAt), desc(users.uid))
      .limit(limit);
  }
  const key = order === 'name' ? byName : byEmail;
  const later = after && sql`(${key}, ${users.uid}) > (${after[1]}, ${after[2]})`;
  // Those whose name begins so were listed before.
  const others = order === 'email' && !text.includes('@') ? not(beginsWith(byName, text)) : undefined;
  return database
    .select({ user: users, key })
    .from(users)
    .where(and(beginsWith(key, text), later, others))
    .orderBy(key, users.uid)
    .limit(limit);
}

function beginsWith(key: SQL, text: string): SQL {
  const first = sql`lower(${text}) collate "C"`;
  return sql`(${key} >= ${first} and ${key} < ${first} || ${LAST})`;
}

/** The person with this uid, or whose order has this number. */
async function findExactly(database: Database, text: string): Promise<UserRow[]> {
  const byUid = await database.select().from(users).where(eq(users.uid, text));
  const number = text.toLowerCase();
  if (byUid.length > 0 || !ORDER_NUMBER.test(number)) return byUid;
  const first = number + NO_ORDER.slice(number.length);
  const last = number + NO_ORDER.replaceAll('0', 'f').slice(number.length);
  const buyers = database
    .select({ uid: orders.uid })
    .from(orders)
    .where(and(gte(orders.id, first), lte(orders.id, last)))
    .limit(100);
  return database.select().from(users).where(inArray(users.uid, buyers)).limit(100);
}

function encode(next: Position): string {
  return Buffer.from(JSON.stringify(next)).toString('base64url');
}

function decode(cursor: string): Position {
  try {
    return position.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
  } catch (cause) {
    throw new AppError('bad_request', 'This page of the list does not exist. Please start again.', { cause });
  }
}
