import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { toytwins } from '#features/toytwins/tables.ts';
import type { Caller } from '#services/identity/index.ts';
import type { Services } from '#services/index.ts';

/** Takes back what `removeLater` did, for toy twins that are not deleted yet. @returns those that are there again. */
export async function restoreRemoved(
  { database }: Pick<Services, 'database'>,
  { uid }: Pick<Caller, 'uid'>,
  ids: readonly string[],
): Promise<{ restored: string[] }> {
  const restored = await database
    .update(toytwins)
    .set({ removedAt: null })
    .where(and(eq(toytwins.uid, uid), inArray(toytwins.id, [...ids]), isNotNull(toytwins.removedAt)))
    .returning({ id: toytwins.id });
  return { restored: restored.map(({ id }) => id) };
}
