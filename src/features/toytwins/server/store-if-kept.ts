import { eq } from 'drizzle-orm';
import type { Services } from '#services/index.ts';
import { notFound } from '#shared/errors.ts';
import { type ToytwinRow, toytwins } from '../tables.ts';
import { pictureFolder } from './picture-files.ts';

/**
 * Stores further files of a toy twin. When its owner has removed it meanwhile, the files go again: no face may lie in
 * the store that nothing knows of and nothing would delete.
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
    // A removal that has not ended is waited for: it may have cleared the folder already.
    .for('key share');
  if (!kept) {
    await storage.deleteAll(pictureFolder(row.uid, row.id));
    throw notFound('Toy Twin');
  }
  if (stored.status === 'rejected') throw stored.reason;
}
