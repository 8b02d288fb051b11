import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { photos } from '#features/photos/tables.ts';
import { keptFolder } from '#features/presents/server/kept-files.ts';
import { users } from '#features/profiles/tables.ts';
import { noteErasure } from '#services/database/erasures.ts';
import type { Database } from '#services/database/index.ts';
import { dropIdentityMails } from '#services/identity/identity-mail.job.ts';
import type { Services } from '#services/index.ts';
import type { Queue } from '#services/jobs/index.ts';

const DELETE_FILES = 'delete-files';
/** Seconds after an account was deleted. By then every upload or job that ran at that moment has ended. */
const DELAY = 1_200;

/** `{ uid }`. Tried for a day, because nothing else would delete these files. */
export const deleteFilesQueue: Queue = {
  name: DELETE_FILES,
  formerly: 'forget-files',
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
  await storage.deleteAll(keptFolder(uid));
}

/**
 * Queues a second deletion of a person's files, twenty minutes after the account was deleted. A process that stores a file at
 * that moment deletes it again itself. If it dies before it can, the file remains, and no record leads to it.
 */
export async function deleteFilesLater(
  { jobs }: Pick<Services, 'jobs'>,
  transaction: Database,
  uid: string,
): Promise<void> {
  await jobs.send(DELETE_FILES, { uid }, { transaction, startAfter: DELAY, deleteAfterSeconds: 60 });
}

/** Works these deletions. */
export async function workDeleteFiles(services: Services): Promise<void> {
  await services.jobs.work(DELETE_FILES, {}, async ({ data }) => {
    const { uid } = jobData.parse(data);
    await deleteFilesIfGone(services, uid);
    await dropIdentityMails(services.jobs, uid);
    // Once more, because of these jobs: they name the person.
    await noteErasure(services.database);
  });
}

/**
 * Deletes a person's files unless they have registered again since, which is possible with an external sign-in: their
 * new files stay.
 */
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
