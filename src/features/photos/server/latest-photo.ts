import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Caller } from '#services/identity/index.ts';
import type { Services } from '#services/index.ts';
import { type PhotoRow, photos } from '../tables.ts';

/**
 * The caller's newest photo that is still kept; undefined if there is none, or its files are still being stored: a row is
 * written before them.
 */
export async function latestPhoto(
  { database, storage }: Pick<Services, 'database' | 'storage'>,
  { uid }: Caller,
): Promise<PhotoRow | undefined> {
  const [photo] = await database
    .select()
    .from(photos)
    .where(and(eq(photos.uid, uid), isNull(photos.erasedAt)))
    .orderBy(desc(photos.createdAt))
    .limit(1);
  return photo && (await storage.exists(photo.thumbnailKey)) ? photo : undefined;
}
