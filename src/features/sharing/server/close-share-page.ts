import { eq } from 'drizzle-orm';
import { type ToytwinRow, toytwins } from '#features/toytwins/tables.ts';
import type { Services } from '#services/index.ts';
import { notFound } from '#shared/errors.ts';
import { AS_NEW } from './as-new.ts';

/**
 * Closes the public page. Its address is never used again; reopening takes the next one.
 * @returns the token that the page will have then.
 * @throws {AppError} `not_found` if the toy twin has been deleted.
 */
export async function closeSharePage(
  { database }: Pick<Services, 'database'>,
  row: ToytwinRow,
): Promise<string> {
  const [closed] = await database
    .update(toytwins)
    .set({ shareToken: null, ...AS_NEW })
    .where(eq(toytwins.id, row.id))
    .returning({ next: toytwins.nextShareToken });
  if (!closed) throw notFound('Toy Twin');
  return closed.next;
}
