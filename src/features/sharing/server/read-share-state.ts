import { and, eq } from 'drizzle-orm';
import { isShareOpen } from '#features/toytwins/server/is-share-open.ts';
import { sharePageUrl } from '#features/toytwins/server/share-page-url.ts';
import type { ToytwinRow } from '#features/toytwins/tables.ts';
import type { Services } from '#services/index.ts';
import { AppError } from '#shared/errors.ts';
import type { ShareState } from '../contract.ts';
import { shareCounts } from '../tables.ts';

/**
 * What the owner sees of an open page.
 * @throws {AppError} `conflict` if it is not open.
 */
export async function readShareState(
  { database, config }: Pick<Services, 'database' | 'config'>,
  row: ToytwinRow,
): Promise<ShareState> {
  const { shareToken } = row;
  if (!shareToken || !isShareOpen(row)) throw new AppError('conflict', 'This public page is closed.');
  const [count] = await database
    .select({ opened: shareCounts.opened })
    .from(shareCounts)
    .where(and(eq(shareCounts.toytwinId, row.id), eq(shareCounts.token, shareToken)));
  return {
    shareUrl: sharePageUrl(config, shareToken),
    lifetime: row.shareLifetime,
    until: row.shareUntil?.toISOString() ?? null,
    opened: count?.opened ?? 0,
    showsModel: row.modelKey ? row.shareModel : null,
  };
}
