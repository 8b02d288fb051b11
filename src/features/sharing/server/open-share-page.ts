import { randomBytes } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { Services } from '../../../services/index.ts';
import { AppError } from '../../../shared/errors.ts';
import { toytwins } from '../../toytwins/tables.ts';
import { storeCard } from './store-card.ts';

/**
 * Opens the public page of a toy twin, or finds the one that is open.
 * @returns the page's token: 128 random bits.
 * @throws {AppError} `conflict` when it is not completed.
 */
export async function openSharePage(
  { database, storage }: Pick<Services, 'database' | 'storage'>,
  row: typeof toytwins.$inferSelect,
): Promise<string> {
  if (row.packagedKey) await storeCard(storage, row.packagedKey);
  if (row.characterKey) await storeCard(storage, row.characterKey);
  const token = randomBytes(16).toString('base64url');
  const [shared] = await database
    .update(toytwins)
    .set({ shareToken: sql`coalesce(${toytwins.shareToken}, ${token})` })
    .where(and(eq(toytwins.id, row.id), eq(toytwins.status, 'completed')))
    .returning({ shareToken: toytwins.shareToken });
  if (!shared?.shareToken) throw new AppError('conflict', 'Only a finished toy twin can be shared.');
  return shared.shareToken;
}
