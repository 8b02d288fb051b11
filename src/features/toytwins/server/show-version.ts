import { and, eq } from 'drizzle-orm';
import type { Database } from '#services/database/index.ts';
import { toytwins, type VersionRow } from '../tables.ts';

/**
 * Makes a version the one that the gallery shows, with its title, words and design. A version of the time before the
 * first redo has none of its own.
 */
export async function showVersion(database: Database, version: VersionRow): Promise<void> {
  const { toytwinId, packagedKey, characterKey, modelKey, title, prompt, design, seed } = version;
  await database
    .update(toytwins)
    .set({
      ...{ packagedKey, characterKey, modelKey },
      ...(title !== null && prompt !== null && { title, prompt, design, seed }),
    })
    .where(and(eq(toytwins.id, toytwinId), eq(toytwins.status, 'completed')));
}
