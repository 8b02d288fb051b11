import { and, eq, max } from 'drizzle-orm';
import type { Services } from '#services/index.ts';
import { toytwins } from '../tables.ts';

/** The serial number of this owner's next toy twin, starting at 1. */
export async function nextSerial({ database }: Pick<Services, 'database'>, uid: string): Promise<number> {
  const [latest] = await database
    .select({ serial: max(toytwins.serial) })
    .from(toytwins)
    .where(eq(toytwins.uid, uid));
  return (latest?.serial ?? 0) + 1;
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
