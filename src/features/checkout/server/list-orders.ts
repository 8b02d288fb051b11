import { and, desc, eq, ne, sql } from 'drizzle-orm';
import type { Caller } from '#services/identity/index.ts';
import type { Services } from '#services/index.ts';
import { cutPage, decodeCursor } from '#shared/cursor.ts';
import { type OrderRow, orders } from '../tables.ts';

/** The caller's orders, newest first. Expired ones are left out, because they are no receipts. */
export async function listOrders(
  { database }: Pick<Services, 'database'>,
  caller: Caller,
  { cursor, limit }: { cursor?: string; limit: number },
): Promise<{ rows: OrderRow[]; nextCursor: string | null }> {
  const after = cursor ? decodeCursor(cursor) : undefined;
  const found = await database
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.uid, caller.uid),
        ne(orders.status, 'expired'),
        after &&
          sql`(${orders.createdAt}, ${orders.id}) < (${after.createdAt.toISOString()}::timestamptz, ${after.id}::uuid)`,
      ),
    )
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(limit + 1);
  return cutPage(found, limit);
}
