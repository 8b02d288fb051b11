import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { versionFolder } from '#features/toytwins/server/picture-files.ts';
import { FAIL_REDO, REDO_TOYTWIN } from '#features/toytwins/server/queues.ts';
import { requirePhoto } from '#features/toytwins/server/require-photo.ts';
import { showVersion } from '#features/toytwins/server/show-version.ts';
import { type ToytwinRow, toytwins, type VersionRow, versions } from '#features/toytwins/tables.ts';
import { PictureError } from '#services/imaging/picture-error.ts';
import type { Services } from '#services/index.ts';
import { type Attempt, ShutdownError } from '#services/jobs/index.ts';
import { describeFace } from '../describe-face.ts';
import { drawnAs } from '../drawn-as.ts';
import { renderPicture } from '../render-picture.ts';
import { renderPremium } from '../render-premium.ts';
import { NoLongerWantedError } from '../stages.ts';

const jobData = z.object({ versionId: z.uuid() });

/** Works the redo jobs and their dead-letter queue. */
export async function workRedo(services: Services): Promise<void> {
  const often = { notifyPollingIntervalSeconds: 2, localConcurrency: 1 };
  const { tryTimeout } = services.imaging;
  await services.jobs.work(REDO_TOYTWIN, often, async (attempt) => {
    const signal = AbortSignal.any([attempt.signal, AbortSignal.timeout(tryTimeout)]);
    await attemptRedo(services, jobData.parse(attempt.data).versionId, { signal, lastTry: attempt.lastTry });
  });
  await services.jobs.work(FAIL_REDO, often, async ({ data }) =>
    failRedo(services, jobData.parse(data).versionId),
  );
}

/** One attempt. After the last one, or after a failure that a retry cannot mend, the redo fails; the toy twin stays. */
export async function attemptRedo(
  services: Services,
  versionId: string,
  { signal, lastTry }: Pick<Attempt, 'signal' | 'lastTry'>,
): Promise<void> {
  try {
    await redoToytwin(services, versionId, signal);
  } catch (error) {
    if (signal.reason instanceof ShutdownError) throw error;
    if (error instanceof NoLongerWantedError) return;
    services.logger.error({ err: error, versionId, lastTry }, 'redo failed');
    const isFinal = error instanceof PictureError && !error.isPassing;
    if (!lastTry && !isFinal) throw error;
    await failRedo(services, versionId);
  }
}

/** Draws the version and shows it. Each picture is stored before the next, so that a further attempt resumes there. */
async function redoToytwin(services: Services, versionId: string, signal: AbortSignal): Promise<void> {
  const found = await readWaiting(services, versionId);
  if (!found) return;
  const photo = await services.storage.getBytes(requirePhoto(found.toytwin));
  const subject = { toytwin: found.toytwin, photo };
  const described = await describeFace(services, photo, found.version, signal);
  const made =
    found.toytwin.tier === 'premium'
      ? await renderPremium(services, { ...subject, onPackaged: async () => {} }, described, signal)
      : await renderPicture(services, subject, described, 'packaged', signal);
  await services.database.transaction(async (transaction) => {
    const done = await endRedo(transaction, made.id, 'done');
    if (done) await showVersion(transaction, made);
  });
}

/** A redo that is still to be drawn, with its toy twin as this version shows it; undefined if it has ended. */
async function readWaiting(
  { database }: Pick<Services, 'database'>,
  versionId: string,
): Promise<{ toytwin: ToytwinRow; version: VersionRow } | undefined> {
  const [found] = await database
    .select({ toytwin: toytwins, version: versions })
    .from(versions)
    .innerJoin(toytwins, eq(toytwins.id, versions.toytwinId))
    .where(isWaiting(versionId));
  return found && { toytwin: drawnAs(found.toytwin, found.version), version: found.version };
}

/** Marks a redo as failed, so that it may be asked for again, and deletes what was drawn so far. */
async function failRedo(services: Pick<Services, 'database' | 'storage'>, versionId: string): Promise<void> {
  const found = await readWaiting(services, versionId);
  if (!found) return;
  const { toytwin, version } = found;
  await services.storage.deleteAll(
    versionFolder({ uid: toytwin.uid, toytwinId: toytwin.id }, version.number),
  );
  await endRedo(services.database, versionId, 'failed');
}

/** @returns false if it had ended already, or was deleted with its toy twin. */
async function endRedo(
  database: Services['database'],
  versionId: string,
  redoStatus: 'done' | 'failed',
): Promise<boolean> {
  const nothing = { packagedKey: null, characterKey: null, modelKey: null, faceDescription: null };
  const ended = await database
    .update(versions)
    .set({ redoStatus, ...(redoStatus === 'failed' && nothing) })
    .where(isWaiting(versionId))
    .returning({ id: versions.id });
  return ended.length > 0;
}

function isWaiting(versionId: string) {
  return and(eq(versions.id, versionId), eq(versions.redoStatus, 'waiting'));
}
