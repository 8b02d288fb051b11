import { eq } from 'drizzle-orm';
import { type ToytwinRow, toytwins } from '#features/toytwins/tables.ts';
import type { Services } from '#services/index.ts';

/** Closes the public page; its address never opens again, a new one is another. */
export async function closeSharePage(
  { database }: Pick<Services, 'database'>,
  row: ToytwinRow,
): Promise<void> {
  await database.update(toytwins).set({ shareToken: null }).where(eq(toytwins.id, row.id));
}
