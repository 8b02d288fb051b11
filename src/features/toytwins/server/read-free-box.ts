import { and, eq } from 'drizzle-orm';
import type { Database } from '#services/database/index.ts';
import { REDO_TRIES } from '../redo/contract.ts';
import { type ToytwinRow, versions } from '../tables.ts';
import { isPhotoErased } from './require-photos.ts';

type Row = Pick<ToytwinRow, 'id' | 'status' | 'refundedAt' | 'photoKey' | 'secondPhotoId' | 'secondPhotoKey'>;

/**
 * Whether the next new name of a toy twin is printed on a new box for free: once, and while its photo is kept. One that could
 * not be drawn may be tried again, a few times, because each try may cost us pictures of a hosted model.
 */
export async function readFreeBox(database: Database, row: Row): Promise<boolean> {
  if (row.status !== 'completed' || row.refundedAt || isPhotoErased(row)) return false;
  const printed = await database
    .select({ status: versions.redoStatus })
    .from(versions)
    .where(and(eq(versions.toytwinId, row.id), eq(versions.isRename, true)));
  return printed.every(({ status }) => status === 'failed') && printed.length < REDO_TRIES;
}
