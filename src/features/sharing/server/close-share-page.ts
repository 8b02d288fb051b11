import { eq } from 'drizzle-orm';
import { type ToytwinRow, toytwins } from '#features/toytwins/tables.ts';
import type { Services } from '#services/index.ts';

/** Closes the public page. Its address is never used again; reopening creates a new one. */
export async function closeSharePage(
  { database }: Pick<Services, 'database'>,
  row: ToytwinRow,
): Promise<void> {
  await database.update(toytwins).set({ shareToken: null }).where(eq(toytwins.id, row.id));
}
