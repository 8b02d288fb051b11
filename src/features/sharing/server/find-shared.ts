import { and, eq, isNull } from 'drizzle-orm';
import { isShareOpen } from '#features/toytwins/server/is-share-open.ts';
import { type ToytwinRow, toytwins } from '#features/toytwins/tables.ts';
import type { Services } from '#services/index.ts';
import { shareToken } from '../contract.ts';

/**
 * The toy twin of an open public page; undefined also when its time is over, once it is removed, and while its owner is
 * blocked. It is read at each request, so that a page that one process closes is closed in all of them.
 */
export async function findShared(
  { database, identity }: Pick<Services, 'database' | 'identity'>,
  token: string,
): Promise<ToytwinRow | undefined> {
  if (!shareToken.safeParse(token).success) return undefined;
  const [row] = await database
    .select()
    .from(toytwins)
    .where(and(eq(toytwins.shareToken, token), isNull(toytwins.removedAt)));
  if (!row || !isShareOpen(row)) return undefined;
  return (await identity.findBlocked([row.uid])).has(row.uid) ? undefined : row;
}
