import { and, eq } from 'drizzle-orm';
import type { Caller } from '#services/identity/index.ts';
import type { Services } from '#services/index.ts';
import { keyOfUrl } from '#services/storage/sign-file.ts';
import { type PhotoRow, photos } from '../tables.ts';

/**
 * The caller's photo for the URL that `POST /api/photos` answered, even if its signature has expired.
 * Undefined if the photo does not exist, is erased or belongs to another user.
 */
export async function findPhoto(
  { database }: Pick<Services, 'database'>,
  caller: Caller,
  sourceImage: string,
): Promise<PhotoRow | undefined> {
  const key = keyOfUrl(sourceImage);
  if (!key) return undefined;
  const [photo] = await database
    .select()
    .from(photos)
    .where(and(eq(photos.key, key), eq(photos.uid, caller.uid)));
  return photo;
}
