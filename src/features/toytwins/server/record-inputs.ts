import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '#services/database/index.ts';
import { type ToytwinRow, versions } from '../tables.ts';

/** Notes with a toy twin's versions that do not tell it yet what they were drawn from, so that they can be shown again. */
export async function recordInputs(
  transaction: Database,
  { id, title, prompt, design, seed }: Pick<ToytwinRow, 'id' | 'title' | 'prompt' | 'design' | 'seed'>,
): Promise<void> {
  await transaction
    .update(versions)
    .set({ title, prompt, design, seed })
    .where(and(eq(versions.toytwinId, id), isNull(versions.title)));
}
