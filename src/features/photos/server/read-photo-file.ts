import { and, eq, isNull } from 'drizzle-orm';
import type { Services } from '#services/index.ts';
import { photos } from '../tables.ts';

/**
 * Original name and size (bytes) of a photo's file. Undefined if the photo is erased, or was just deleted
 * with its toy twin.
 */
export async function readPhotoFile(
  { database }: Pick<Services, 'database'>,
  photoId: string,
): Promise<{ fileName: string; size: number } | undefined> {
  const { fileName, size } = photos;
  const [file] = await database
    .select({ fileName, size })
    .from(photos)
    .where(and(eq(photos.id, photoId), isNull(photos.erasedAt)));
  return file;
}
