import { randomBytes } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { storeIfKept } from '#features/toytwins/server/store-if-kept.ts';
import { type ToytwinRow, toytwins } from '#features/toytwins/tables.ts';
import type { Services } from '#services/index.ts';
import { AppError } from '#shared/errors.ts';
import type { PublicPictures } from './public-pictures.ts';

/**
 * Opens the public page of a toy twin, or returns the open one.
 * @returns the page's token: 128 random bits.
 * @throws {AppError} `conflict` if the toy twin is not completed, `not_found` if it was deleted in the
 * meantime.
 */
export async function openSharePage(
  services: Pick<Services, 'database' | 'storage'> & { publicPictures: PublicPictures },
  row: ToytwinRow,
): Promise<string> {
  const { database, publicPictures } = services;
  await storeIfKept(services, row, async () => {
    if (row.packagedKey) {
      await publicPictures.storePicture(row.packagedKey);
      await publicPictures.storeSocialCard(row.packagedKey);
    }
    if (row.characterKey) await publicPictures.storePicture(row.characterKey);
  });
  const token = randomBytes(16).toString('base64url');
  const [shared] = await database
    .update(toytwins)
    .set({ shareToken: sql`coalesce(${toytwins.shareToken}, ${token})` })
    .where(and(eq(toytwins.id, row.id), eq(toytwins.status, 'completed')))
    .returning({ shareToken: toytwins.shareToken });
  if (!shared?.shareToken) throw new AppError('conflict', 'Only a finished toy twin can be shared.');
  return shared.shareToken;
}
