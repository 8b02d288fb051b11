import { randomBytes } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { type ToytwinRow, toytwins } from '#features/toytwins/tables.ts';
import { AppError } from '#shared/errors.ts';
import { type Sharing, storePublicPictures } from './store-public-pictures.ts';

/**
 * Opens the public page of a toy twin, or returns the open one.
 * @returns the page's token: 128 random bits.
 * @throws {AppError} `conflict` if the toy twin is not completed, `not_found` if it was deleted in the
 * meantime.
 */
export async function openSharePage(
  services: Pick<Sharing, 'database' | 'storage' | 'publicPictures'>,
  row: ToytwinRow,
): Promise<string> {
  await storePublicPictures(services, row);
  const token = randomBytes(16).toString('base64url');
  const [shared] = await services.database
    .update(toytwins)
    .set({ shareToken: sql`coalesce(${toytwins.shareToken}, ${token})` })
    .where(and(eq(toytwins.id, row.id), eq(toytwins.status, 'completed')))
    .returning({ shareToken: toytwins.shareToken });
  if (!shared?.shareToken) throw new AppError('conflict', 'Only a finished toy twin can be shared.');
  return shared.shareToken;
}
