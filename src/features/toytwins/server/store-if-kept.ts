import { eq } from 'drizzle-orm';
import type { Services } from '#services/index.ts';
import { notFound } from '#shared/errors.ts';
import { type ToytwinRow, toytwins } from '../tables.ts';
import { pictureFolder } from './picture-files.ts';

/**
 * Stores further files of a toy twin. If it was deleted in the meantime, the files are deleted again, because no record
 * leads to them any more.
 * @throws {AppError} `not_found` then; else what `store` throws.
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
    // Waits for a deletion in progress, which may have emptied the folder already.
    .for('key share');
  if (!kept) {
    await storage.deleteAll(pictureFolder(row.uid, row.id));
    throw notFound('Toy Twin');
  }
  if (stored.status === 'rejected') throw stored.reason;
}
