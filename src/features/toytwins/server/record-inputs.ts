import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '#services/database/index.ts';
import { type ToytwinRow, versions } from '../tables.ts';

/** Records what a toy twin's versions were drawn from, for versions without that record, so that they can be shown again. */
export async function recordInputs(
  transaction: Database,
  { id, title, prompt, design, seed }: Pick<ToytwinRow, 'id' | 'title' | 'prompt' | 'design' | 'seed'>,
): Promise<void> {
  await transaction
    .update(versions)
    .set({ title, prompt, design, seed })
    .where(and(eq(versions.toytwinId, id), isNull(versions.title)));
}
