import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { z } from 'zod';
import { tierToDraw } from '#features/checkout/server/follow-ups/tier-to-draw.ts';
import { drawnAs } from '#features/toytwins/server/drawn-as.ts';
import { versionFolder } from '#features/toytwins/server/picture-files.ts';
import { FAIL_VARIATION, VARY_TOYTWIN } from '#features/toytwins/server/queues.ts';
import { readPhotos } from '#features/toytwins/server/require-photos.ts';
import { type ToytwinRow, toytwins, type VersionRow, versions } from '#features/toytwins/tables.ts';
import type { Services } from '#services/index.ts';
import type { Attempt } from '#services/jobs/index.ts';
import { deleteTakenBack } from '../delete-taken-back.ts';
import { drawnBy } from '../drawn-by.ts';
import { finishVersion } from '../finish-version.ts';
import { renderModel } from '../render-model.ts';
import { renderPicture } from '../render-picture.ts';
import { runAttempt, workMaking } from '../run-attempt.ts';
import { letPaidGoFirst } from './let-paid-go-first.ts';

const jobData = z.object({ versionId: z.uuid() });

/** Works the jobs of second variations and their dead-letter queue: one at a time, so that paid work finds room. */
export async function workVariations(services: Services): Promise<void> {
  await workMaking(services, {
    queue: VARY_TOYTWIN,
    deadLetter: FAIL_VARIATION,
    localConcurrency: 1,
    data: jobData,
    // Each picture has its own time: an attempt also waits for paid work.
    attempt: ({ versionId }, attempt) => attemptVariation(services, versionId, attempt),
    fail: ({ versionId }) => failVariation(services, versionId),
  });
}

/** One attempt at a second variation. When it fails, it is as if there had been none. */
export function attemptVariation(
  services: Services,
  versionId: string,
  attempt: Pick<Attempt, 'signal' | 'lastTry'>,
): Promise<void> {
  return runAttempt(services, attempt, {
    ids: { versionId },
    failed: 'variation failed',
    make: async (signal) => {
      await drawVariation(services, versionId, signal);
      await deleteTakenBack(services, versionId);
    },
    isWanted: async () => (await readWaiting(services, versionId)) !== undefined,
    discard: () => deleteTakenBack(services, versionId),
    fail: () => failVariation(services, versionId),
  });
}

/**
 * Draws the files of a variation one after the other: at most one at a time is in the way of what is paid for. Each is
 * stored before the next, so that a further attempt resumes there.
 */
async function drawVariation(services: Services, versionId: string, signal: AbortSignal): Promise<void> {
  let isFinished = false;
  while (!isFinished) {
    const found = await readWaiting(services, versionId);
    if (!found) return;
    await drawFiles(services, found, signal);
    const isIt = isWaiting(versionId);
    isFinished = await finishVersion(services.database, found.toytwin.id, isIt, async (transaction) => {
      await transaction.update(versions).set({ variationStatus: 'done' }).where(isIt);
    });
  }
}

type Waiting = { toytwin: ToytwinRow; version: VersionRow };

async function drawFiles(services: Services, found: Waiting, signal: AbortSignal): Promise<void> {
  const { toytwin } = found;
  const drawing = await drawnBy(services, found.version);
  const described = { ...found.version, faceDescription: await readDescription(services, toytwin.id) };
  const subject = { toytwin, ...(await readPhotos(services, toytwin)) };
  const inTurn = async (draw: (limited: AbortSignal) => Promise<VersionRow>) => {
    await letPaidGoFirst(services, signal);
    return draw(AbortSignal.any([signal, AbortSignal.timeout(services.imaging.tryTimeout)]));
  };
  let made = await inTurn((limited) => renderPicture(drawing, subject, described, 'packaged', limited));
  if ((await tierToDraw(services.database, toytwin.id)) === 'premium') {
    made = await inTurn((limited) => renderModel(drawing, subject, made, limited));
    made = await inTurn((limited) => renderPicture(drawing, subject, made, 'character', limited));
  }
}

/** A variation that is still to be drawn, with its toy twin as it draws it; undefined if it has ended or was deleted. */
async function readWaiting(
  { database }: Pick<Services, 'database'>,
  versionId: string,
): Promise<Waiting | undefined> {
  const [found] = await database
    .select({ toytwin: toytwins, version: versions })
    .from(versions)
    .innerJoin(toytwins, eq(toytwins.id, versions.toytwinId))
    .where(isWaiting(versionId));
  return found && { toytwin: drawnAs(found.toytwin, found.version), version: found.version };
}

/** The description of the face that the paid version was drawn from; null where the image model was shown the photo. */
async function readDescription(
  { database }: Pick<Services, 'database'>,
  toytwinId: string,
): Promise<string | null> {
  const [described] = await database
    .select({ text: versions.faceDescription })
    .from(versions)
    .where(and(eq(versions.toytwinId, toytwinId), isNotNull(versions.faceDescription)))
    .orderBy(asc(versions.number))
    .limit(1);
  return described?.text ?? null;
}

/** Ends a variation that cannot be drawn, and deletes what was drawn so far: its owner is not notified. */
async function failVariation(
  services: Pick<Services, 'database' | 'storage'>,
  versionId: string,
): Promise<void> {
  const found = await readWaiting(services, versionId);
  if (!found) return deleteTakenBack(services, versionId);
  const { toytwin, version } = found;
  const owner = { uid: toytwin.uid, toytwinId: toytwin.id };
  await services.storage.deleteAll(versionFolder(owner, version.number));
  const nothing = { packagedKey: null, characterKey: null, modelKey: null };
  await services.database
    .update(versions)
    .set({ variationStatus: 'failed', ...nothing })
    .where(isWaiting(versionId));
}

function isWaiting(versionId: string) {
  return and(eq(versions.id, versionId), eq(versions.variationStatus, 'waiting'));
}
