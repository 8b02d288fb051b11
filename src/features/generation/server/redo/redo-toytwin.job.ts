import { z } from 'zod';
import { tierToDraw } from '#features/checkout/server/follow-ups/tier-to-draw.ts';
import { checkAuthorizationLasts } from '#features/checkout/server/settle/check-authorization-lasts.ts';
import { FAIL_REDO, REDO_TOYTWIN } from '#features/toytwins/server/queues.ts';
import { readPhotos } from '#features/toytwins/server/require-photos.ts';
import type { Services } from '#services/index.ts';
import type { Attempt } from '#services/jobs/index.ts';
import { deleteTakenBack } from '../delete-taken-back.ts';
import { describeFace } from '../describe-face.ts';
import { drawnBy } from '../drawn-by.ts';
import { renderTier } from '../render-tier.ts';
import { limitTime, runAttempt, workMaking } from '../run-attempt.ts';
import { failRedo } from './fail-redo.ts';
import { finishRedo } from './finish-redo.ts';
import { readWaitingRedo, type WaitingRedo } from './waiting-redo.ts';

const jobData = z.object({ versionId: z.uuid() });

/** Works the redo jobs and their dead-letter queue. */
export async function workRedo(services: Services): Promise<void> {
  await workMaking(services, {
    queue: REDO_TOYTWIN,
    deadLetter: FAIL_REDO,
    localConcurrency: 1,
    data: jobData,
    attempt: ({ versionId }, attempt) => attemptRedo(services, versionId, limitTime(services, attempt)),
    fail: ({ versionId }) => failRedo(services, versionId),
  });
}

/** One attempt at a redo. When it fails, the toy twin stays as it is. */
export function attemptRedo(
  services: Services,
  versionId: string,
  attempt: Pick<Attempt, 'signal' | 'lastTry'>,
): Promise<void> {
  return runAttempt(services, attempt, {
    ids: { versionId },
    failed: 'redo failed',
    make: async (signal) => {
      await redoToytwin(services, versionId, signal);
      await deleteTakenBack(services, versionId);
    },
    isWanted: async () => (await readWaitingRedo(services, versionId)) !== undefined,
    discard: () => failRedo(services, versionId),
    fail: (reason) => failRedo(services, versionId, reason),
  });
}

/** Draws the version and shows it. Each picture is stored before the next, so that a further attempt resumes there. */
async function redoToytwin(services: Services, versionId: string, signal: AbortSignal): Promise<void> {
  let isFinished = false;
  while (!isFinished) {
    const found = await readWaitingRedo(services, versionId);
    if (!found) return;
    await draw(services, found, signal);
    isFinished = await finishRedo(services, found);
  }
}

async function draw(
  services: Services,
  { toytwin, version, order }: WaitingRedo,
  signal: AbortSignal,
): Promise<void> {
  if (order && !version.packagedKey) checkAuthorizationLasts(order);
  const photos = await readPhotos(services, toytwin);
  const drawing = await drawnBy(services, version);
  const described = await describeFace(drawing, photos, version, signal);
  const tier = await tierToDraw(services.database, toytwin.id);
  await renderTier(drawing, { toytwin, ...photos }, described, tier, signal);
}
