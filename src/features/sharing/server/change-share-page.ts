import { and, eq } from 'drizzle-orm';
import type { ShareLifetime } from '#features/toytwins/contract.ts';
import { isShareOpen } from '#features/toytwins/server/is-share-open.ts';
import { type ToytwinRow, toytwins } from '#features/toytwins/tables.ts';
import type { Services } from '#services/index.ts';
import { AppError } from '#shared/errors.ts';
import type { ShareSettings } from '../contract.ts';

const DAY = 86_400_000;
/** Milliseconds. */
const LASTS: Record<Exclude<ShareLifetime, 'never'>, number> = { day: DAY, week: 7 * DAY };

/**
 * Changes how long the open public page stays open, counted from now, and whether it gives visitors the model.
 * @throws {AppError} `conflict` if the page is not open, or was closed since the row was read.
 */
export async function changeSharePage(
  { database }: Pick<Services, 'database'>,
  row: ToytwinRow,
  { lifetime, showsModel }: ShareSettings,
): Promise<ToytwinRow> {
  const closed = () => new AppError('conflict', 'This public page is closed. Open it first.');
  const { shareToken } = row;
  if (!shareToken || !isShareOpen(row)) throw closed();
  const [changed] = await database
    .update(toytwins)
    .set({
      ...(lifetime && { shareLifetime: lifetime, shareUntil: endOf(lifetime) }),
      ...(showsModel !== undefined && { shareModel: showsModel && row.modelKey !== null }),
      // A statement needs something to set.
      shareToken,
    })
    .where(and(eq(toytwins.id, row.id), eq(toytwins.shareToken, shareToken)))
    .returning();
  if (!changed) throw closed();
  return changed;
}

function endOf(lifetime: ShareLifetime): Date | null {
  return lifetime === 'never' ? null : new Date(Date.now() + LASTS[lifetime]);
}
