import { and, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import type { Caller } from '#services/identity/index.ts';
import type { Services } from '#services/index.ts';
import { notFound } from '#shared/errors.ts';
import { type ToytwinRow, toytwins } from '../tables.ts';

/**
 * The caller's toy twin.
 * @throws {AppError} `not_found` if it does not exist, is removed or belongs to another user.
 */
export async function readToytwin(
  { database }: Pick<Services, 'database'>,
  caller: Caller,
  id: string,
): Promise<ToytwinRow> {
  if (!z.uuid().safeParse(id).success) throw notFound('Toy Twin');
  const [row] = await database
    .select()
    .from(toytwins)
    .where(and(eq(toytwins.id, id), eq(toytwins.uid, caller.uid), isNull(toytwins.removedAt)));
  if (!row) throw notFound('Toy Twin');
  return row;
}
