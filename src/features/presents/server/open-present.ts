import { and, eq, isNull, lte } from 'drizzle-orm';
import type { Services } from '#services/index.ts';
import { type PresentRow, presents } from '../tables.ts';

/**
 * Opens a present: its giver sees it, and cannot take it back any more. Opened twice at once it was opened once.
 * @returns false if it may not be opened yet, or was taken back at this moment.
 */
export async function openPresent(
  { database }: Pick<Services, 'database'>,
  { id }: Pick<PresentRow, 'id'>,
): Promise<boolean> {
  const now = new Date();
  await database
    .update(presents)
    .set({ openedAt: now })
    .where(and(eq(presents.id, id), isNull(presents.openedAt), lte(presents.opensAt, now)));
  const [row] = await database
    .select({ openedAt: presents.openedAt })
    .from(presents)
    .where(eq(presents.id, id));
  return Boolean(row?.openedAt);
}
