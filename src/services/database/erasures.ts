import { inArray, lt } from 'drizzle-orm';
import type { Database } from './index.ts';
import { erasures } from './tables.ts';

/** Notes, in the transaction that deletes something, that it must not stay in the database's own files either. */
export async function noteErasure(transaction: Database): Promise<void> {
  await transaction.insert(erasures).values({});
}

/** The ids of the notes from before a time. */
export async function listErasures(database: Database, before: Date): Promise<string[]> {
  const noted = await database
    .select({ id: erasures.id })
    .from(erasures)
    .where(lt(erasures.deletedAt, before));
  return noted.map(({ id }) => id);
}

/** Deletes the notes of erasures that are done. */
export async function settleErasures(database: Database, ids: string[]): Promise<void> {
  await database.delete(erasures).where(inArray(erasures.id, ids));
}
