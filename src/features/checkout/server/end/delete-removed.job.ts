import { and, eq, lte } from 'drizzle-orm';
import { UNDO_SECONDS } from '#features/toytwins/gallery/contract.ts';
import { toytwins } from '#features/toytwins/tables.ts';
import type { Services } from '#services/index.ts';
import type { Queue } from '#services/jobs/index.ts';
import { AppError } from '#shared/errors.ts';
import { endToytwin } from './remove-toytwin.ts';

/** The job that deletes toy twins whose removal can no longer be taken back: `{}`. */
export const DELETE_REMOVED = 'delete-removed';
/** Seconds that an Undo in the last moment may need to get here. */
export const GRACE_SECONDS = 3;
/** Makes up for a job that was lost. */
const EVERY_FIVE_MINUTES = '*/5 * * * *';

/** Tried for a day: the payment provider or the storage may not answer. */
export const deleteRemovedQueue: Queue = {
  name: DELETE_REMOVED,
  retryLimit: 35,
  retryDelay: 2,
  retryDelayMax: 3_600,
  expireInSeconds: 300,
};

/** Works these deletions. */
export async function workDeleteRemoved(services: Services): Promise<void> {
  const { boss, work } = services.jobs;
  await boss.schedule(DELETE_REMOVED, EVERY_FIVE_MINUTES);
  await work(DELETE_REMOVED, { notifyPollingIntervalSeconds: 2 }, () => deleteRemoved(services));
}

/**
 * Deletes all toy twins that were removed longer ago than an Undo takes. One that was paid for since, on a page in another tab,
 * comes back.
 * @throws what the last one throws that has to be tried again, after all others were.
 */
export async function deleteRemoved(services: Services, now = Date.now()): Promise<void> {
  const removedBefore = new Date(now - UNDO_SECONDS * 1000);
  const due = await services.database.select().from(toytwins).where(lte(toytwins.removedAt, removedBefore));
  let failure: unknown;
  for (const row of due) {
    await endToytwin(services, row, { unpaid: false, removedBefore }).catch(async (error: unknown) => {
      const code = error instanceof AppError ? error.code : undefined;
      if (code === 'conflict') await comeBack(services, row.id, removedBefore);
      else if (code !== 'not_found') failure = error;
    });
  }
  if (failure !== undefined) throw failure;
}

async function comeBack({ database }: Services, id: string, removedBefore: Date): Promise<void> {
  await database
    .update(toytwins)
    .set({ removedAt: null })
    .where(and(eq(toytwins.id, id), lte(toytwins.removedAt, removedBefore)));
}
