import { eq } from 'drizzle-orm';
import type { Services } from '#services/index.ts';
import { photos } from '../tables.ts';

/** Name and size (bytes) of the file that a photo came as; undefined when its toy twin has just been removed, and it too. */
export async function readPhotoFile(
  { database }: Pick<Services, 'database'>,
  photoId: string,
): Promise<{ fileName: string; size: number } | undefined> {
  const { fileName, size } = photos;
  const [file] = await database.select({ fileName, size }).from(photos).where(eq(photos.id, photoId));
  return file;
}
