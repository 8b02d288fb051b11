import { and, eq, isNull } from 'drizzle-orm';
import type { ToytwinRow } from '#features/toytwins/tables.ts';
import type { Services } from '#services/index.ts';
import { AppError, notFound } from '#shared/errors.ts';
import { presents } from '../tables.ts';

/**
 * Takes a present back: its link leads nowhere from now on, and a mail that waits is not sent.
 * @throws {AppError} `not_found` if this toy twin has no such present, `conflict` once it is opened.
 */
export async function takeBack(
  { database }: Pick<Services, 'database'>,
  { id: toytwinId }: Pick<ToytwinRow, 'id'>,
  presentId: string,
): Promise<void> {
  const isThis = and(eq(presents.id, presentId), eq(presents.toytwinId, toytwinId));
  const taken = await database
    .delete(presents)
    .where(and(isThis, isNull(presents.openedAt)))
    .returning({ id: presents.id });
  if (taken.length > 0) return;
  if ((await database.$count(presents, isThis)) === 0) throw notFound('Present');
  throw new AppError('conflict', 'It was opened already, so it cannot be taken back.');
}
