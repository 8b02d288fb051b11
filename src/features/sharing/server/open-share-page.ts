import { and, eq, isNull, sql } from 'drizzle-orm';
import { isShareOpen } from '#features/toytwins/server/is-share-open.ts';
import { freshShareToken, type ToytwinRow, toytwins } from '#features/toytwins/tables.ts';
import { AppError } from '#shared/errors.ts';
import { closeSharePage } from './close-share-page.ts';
import { type Sharing, storePublicPictures } from './store-public-pictures.ts';

const CLOSED = 'We closed this public page after a report. It stays closed unless we allow it again.';

/**
 * Opens the public page of a toy twin, or returns the open one. One whose time is over gets another address. The owner's page knows the address in advance, so that
 * pressing Share can hand it over at once.
 * @returns the page's token.
 * @throws {AppError} `forbidden` if we closed the page after a report, `conflict` if the toy twin is not completed,
 * `not_found` if it has been deleted.
 */
export async function openSharePage(
  services: Pick<Sharing, 'database' | 'storage' | 'publicPictures'>,
  row: ToytwinRow,
): Promise<string> {
  if (row.shareClosedAt) throw new AppError('forbidden', CLOSED);
  if (row.shareToken && !isShareOpen(row)) await closeSharePage(services, row);
  await storePublicPictures(services, row);
  const [shared] = await services.database
    .update(toytwins)
    .set({
      shareToken: sql`coalesce(${toytwins.shareToken}, ${toytwins.nextShareToken})`,
      nextShareToken: freshShareToken,
    })
    .where(and(eq(toytwins.id, row.id), eq(toytwins.status, 'completed'), isNull(toytwins.shareClosedAt)))
    .returning({ shareToken: toytwins.shareToken });
  if (!shared?.shareToken) await refuseClosed(services, row.id);
  if (!shared?.shareToken) throw new AppError('conflict', 'Only a finished toy twin can be shared.');
  return shared.shareToken;
}

/** It may have been closed since the row was read. */
async function refuseClosed({ database }: Pick<Sharing, 'database'>, id: string): Promise<void> {
  const [row] = await database
    .select({ closedAt: toytwins.shareClosedAt })
    .from(toytwins)
    .where(eq(toytwins.id, id));
  if (row?.closedAt) throw new AppError('forbidden', CLOSED);
}
