import type { Services } from '#services/index.ts';
import { AppError, notFound } from '#shared/errors.ts';
import { lockToytwin } from './lock-toytwin.ts';
import { readVersions } from './read-versions.ts';
import { showVersion } from './show-version.ts';

/**
 * Shows another version of a completed toy twin in the gallery.
 * @throws {AppError} `conflict` before it is completed, `not_found` for a version that was not made.
 */
export async function chooseFavourite(
  { database }: Pick<Services, 'database'>,
  id: string,
  number: number,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const row = await lockToytwin(transaction, id);
    if (!row) throw notFound('Toy Twin');
    if (row.status !== 'completed') throw new AppError('conflict', 'This toy twin is not ready yet.');
    const version = (await readVersions(transaction, row)).find((made) => made.number === number);
    if (!version) throw notFound('Version');
    await showVersion(transaction, row, version);
  });
}
