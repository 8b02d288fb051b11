import { eq } from 'drizzle-orm';
import type { Database } from '#services/database/index.ts';
import { type ToytwinRow, toytwins, type VersionRow } from '../tables.ts';
import { drawnAs } from './drawn-as.ts';

/**
 * Makes a version the one that the gallery shows, with its title, words and design. A basic toy twin shows no character and
 * no model, even where they are stored already.
 * @param toytwin the row, locked by this transaction.
 */
export async function showVersion(
  transaction: Database,
  toytwin: ToytwinRow,
  version: VersionRow,
): Promise<void> {
  const { title, prompt, design, seed } = drawnAs(toytwin, version);
  const isPremium = toytwin.tier === 'premium';
  await transaction
    .update(toytwins)
    .set({
      packagedKey: version.packagedKey,
      characterKey: isPremium ? version.characterKey : null,
      modelKey: isPremium ? version.modelKey : null,
      ...{ title, prompt, design, seed },
    })
    .where(eq(toytwins.id, toytwin.id));
}
