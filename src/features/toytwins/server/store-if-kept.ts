import { eq } from 'drizzle-orm';
import type { Services } from '#services/index.ts';
import { notFound } from '#shared/errors.ts';
import { type ToytwinRow, toytwins } from '../tables.ts';
import { pictureFolder } from './picture-files.ts';

/**
 * Stores additional files of a toy twin. If its owner has deleted it, deletes the files
 * again, because nothing would refer to them.
 * @throws {AppError} `not_found` in that case; otherwise what `store` throws.
 */
export async function storeIfKept(
  { database, storage }: Pick<Services, 'database' | 'storage'>,
  row: Pick<ToytwinRow, 'id' | 'uid'>,
  store: () => Promise<void>,
): Promise<void> {
  const [stored] = await Promise.allSettled([store()]);
  const [kept] = await database
    .select({ id: toytwins.id })
    .from(toytwins)
    .where(eq(toytwins.id, row.id))
    // The lock waits for a deletion in progress, which may already have emptied the folder.
    .for('key share');
  if (!kept) {
    await storage.deleteAll(pictureFolder(row.uid, row.id));
    throw notFound('Toy Twin');
  }
  if (stored.status === 'rejected') throw stored.reason;
}
