import { and, eq, max } from 'drizzle-orm';
import type { Services } from '#services/index.ts';
import { toytwins } from '../tables.ts';

/** The number that the next toy twin of this owner gets; from 1. */
export async function nextSerial({ database }: Pick<Services, 'database'>, uid: string): Promise<number> {
  const [latest] = await database
    .select({ serial: max(toytwins.serial) })
    .from(toytwins)
    .where(eq(toytwins.uid, uid));
  return (latest?.serial ?? 0) + 1;
}

/** The number that a toy twin of this owner has; undefined when it was deleted or belongs to another person. */
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
