import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { photos } from '#features/photos/tables.ts';
import type { Database } from '#services/database/index.ts';
import type { Services } from '#services/index.ts';
import type { Queue } from '#services/jobs/index.ts';
import { users } from '../tables.ts';

const DELETE_FILES = 'forget-files';
/** By then nothing that was under way when the person left still stores anything, in seconds. */
const LATER = 3_600;

/** Tried for a day: nobody else looks for these files. `{ uid }`. */
export const deleteFilesQueue: Queue = {
  name: DELETE_FILES,
  retryLimit: 35,
  retryDelay: 2,
  retryDelayMax: 3_600,
  expireInSeconds: 300,
};
const jobData = z.object({ uid: z.string() });

/** Deletes every file of a person. */
export async function deleteFiles(storage: Services['storage'], uid: string): Promise<void> {
  await storage.deleteAll(`images/${uid}`);
  await storage.deleteAll(`toytwins/${uid}`);
}

/**
 * Has the files of somebody who leaves deleted once more, later. A process that was just storing one takes it back
 * itself; one that died before it came to that has left a face which no record leads to.
 */
export async function deleteFilesLater(
  { jobs }: Pick<Services, 'jobs'>,
  transaction: Database,
  uid: string,
): Promise<void> {
  // The job holds who left: it goes as soon as it is done.
  await jobs.send(DELETE_FILES, { uid }, { transaction, startAfter: LATER, deleteAfterSeconds: 60 });
}

/** Works these deletions. */
export async function workDeleteFiles(services: Services): Promise<void> {
  await services.jobs.work(DELETE_FILES, {}, ({ data }) =>
    deleteFilesIfGone(services, jobData.parse(data).uid),
  );
}

/** Whoever has come back meanwhile, which an outside sign-in lets them, keeps their new files. */
export async function deleteFilesIfGone(
  { database, storage }: Pick<Services, 'database' | 'storage'>,
  uid: string,
): Promise<void> {
  const [profiles, uploads] = [
    await database.$count(users, eq(users.uid, uid)),
    await database.$count(photos, eq(photos.uid, uid)),
  ];
  if (profiles + uploads === 0) await deleteFiles(storage, uid);
}
