import { and, eq, gt, isNull } from 'drizzle-orm';
import { type ToytwinRow, toytwins } from '#features/toytwins/tables.ts';
import type { Services } from '#services/index.ts';
import { presentToken } from '../contract.ts';
import { type PresentRow, presents } from '../tables.ts';

/** A present with its toy twin. */
export type FoundPresent = { present: PresentRow; toytwin: ToytwinRow };

/**
 * The present behind a link. Undefined when it was taken back or is past its time, when its toy twin is removed or was
 * closed after a report, and while its giver is blocked: from outside all of these look the same.
 */
export async function findPresent(
  { database, identity }: Pick<Services, 'database' | 'identity'>,
  token: string,
): Promise<FoundPresent | undefined> {
  if (!presentToken.safeParse(token).success) return undefined;
  const [found] = await database
    .select({ present: presents, toytwin: toytwins })
    .from(presents)
    .innerJoin(toytwins, eq(toytwins.id, presents.toytwinId))
    .where(and(eq(presents.token, token), gt(presents.expiresAt, new Date()), isGiveable()));
  if (!found) return undefined;
  return (await identity.findBlocked([found.toytwin.uid])).has(found.toytwin.uid) ? undefined : found;
}

/** The condition that a toy twin may be seen by the recipient of a present. */
export function isGiveable() {
  return and(eq(toytwins.status, 'completed'), isNull(toytwins.removedAt), isNull(toytwins.shareClosedAt));
}
