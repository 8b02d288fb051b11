import { and, eq, max, sql } from 'drizzle-orm';
import type { Services } from '#services/index.ts';
import { deletedSerials, toytwins } from '../tables.ts';

/**
 * The serial number of this owner's next toy twin, starting at 1. That of a deleted one is not given again. It is read
 * by one statement, so that a toy twin deleted at the same moment counts either before or after.
 */
export async function nextSerial({ database }: Pick<Services, 'database'>, uid: string): Promise<number> {
  const deleted = database
    .select({ highest: deletedSerials.highest })
    .from(deletedSerials)
    .where(eq(deletedSerials.uid, uid));
  const [highest] = await database
    .select({ present: max(toytwins.serial), deleted: sql<number | null>`(${deleted})` })
    .from(toytwins)
    .where(eq(toytwins.uid, uid));
  return Math.max(highest?.present ?? 0, highest?.deleted ?? 0) + 1;
}

/** The serial number of an existing toy twin; undefined if it does not exist or belongs to another user. */
export async function givenSerial(
  { database }: Pick<Services, 'database'>,
  uid: string,
  id: string,
): Promise<number | undefined> {
  const [row] = await database
    .select({ serial: toytwins.serial })
    .from(toytwins)
    .where(and(eq(toytwins.id, id), eq(toytwins.uid, uid)));
  return row?.serial;
}
