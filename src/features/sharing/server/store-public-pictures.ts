import type { ModelFiles } from '#features/toytwins/server/model-files.ts';
import type { PictureViews } from '#features/toytwins/server/picture-views.ts';
import { storeIfKept } from '#features/toytwins/server/store-if-kept.ts';
import type { ToytwinRow } from '#features/toytwins/tables.ts';
import type { Services } from '#services/index.ts';
import type { PublicPictures } from './public-pictures.ts';

/** What opens and serves public pages. */
export type Sharing = Services & {
  pictureViews: PictureViews;
  modelFiles: ModelFiles;
  publicPictures: PublicPictures;
};

/**
 * Stores the pictures of a public page, unless they exist.
 * @throws {AppError} `not_found` if the toy twin has been deleted.
 */
export async function storePublicPictures(
  services: Pick<Sharing, 'database' | 'storage' | 'publicPictures'>,
  row: ToytwinRow,
): Promise<void> {
  const { publicPictures } = services;
  await storeIfKept(services, row, async () => {
    if (row.packagedKey) {
      await publicPictures.storePicture(row.packagedKey);
      await publicPictures.storeSocialCard(row.packagedKey);
    }
    if (row.characterKey) await publicPictures.storePicture(row.characterKey);
  });
}
