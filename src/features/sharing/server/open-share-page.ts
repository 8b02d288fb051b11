import { and, eq, sql } from 'drizzle-orm';
import { freshShareToken, type ToytwinRow, toytwins } from '#features/toytwins/tables.ts';
import { AppError } from '#shared/errors.ts';
import { type Sharing, storePublicPictures } from './store-public-pictures.ts';

/**
 * Opens the public page of a toy twin, or returns the open one. Its owner knew the address before, so that a press on
 * Share can hand it on at once.
 * @returns the page's token.
 * @throws {AppError} `conflict` if the toy twin is not completed, `not_found` if it was deleted in the
 * meantime.
 */
export async function openSharePage(
  services: Pick<Sharing, 'database' | 'storage' | 'publicPictures'>,
  row: ToytwinRow,
): Promise<string> {
  await storePublicPictures(services, row);
  const [shared] = await services.database
    .update(toytwins)
    .set({
      shareToken: sql`coalesce(${toytwins.shareToken}, ${toytwins.nextShareToken})`,
      nextShareToken: freshShareToken,
    })
    .where(and(eq(toytwins.id, row.id), eq(toytwins.status, 'completed')))
    .returning({ shareToken: toytwins.shareToken });
  if (!shared?.shareToken) throw new AppError('conflict', 'Only a finished toy twin can be shared.');
  return shared.shareToken;
}
