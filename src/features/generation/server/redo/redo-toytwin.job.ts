import { z } from 'zod';
import { tierToDraw } from '#features/checkout/server/follow-ups/tier-to-draw.ts';
import { checkAuthorizationLasts } from '#features/checkout/server/settle/check-authorization-lasts.ts';
import { FAIL_REDO, REDO_TOYTWIN } from '#features/toytwins/server/queues.ts';
import { requirePhoto } from '#features/toytwins/server/require-photo.ts';
import type { Services } from '#services/index.ts';
import { type Attempt, ShutdownError } from '#services/jobs/index.ts';
import { deleteTakenBack } from '../delete-taken-back.ts';
import { describeFace } from '../describe-face.ts';
import { failureOf, isFinal } from '../making-failure.ts';
import { renderTier } from '../render-tier.ts';
import { NoLongerWantedError } from '../stages.ts';
import { failRedo } from './fail-redo.ts';
import { finishRedo } from './finish-redo.ts';
import { readWaitingRedo, type WaitingRedo } from './waiting-redo.ts';

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
    await deleteTakenBack(services, versionId);
  } catch (error) {
    if (signal.reason instanceof ShutdownError) throw error;
    const isWanted = (await readWaitingRedo(services, versionId)) !== undefined;
    if (error instanceof NoLongerWantedError || !isWanted) return failRedo(services, versionId);
    services.logger.error({ err: error, versionId, lastTry }, 'redo failed');
    if (!lastTry && !isFinal(error)) throw error;
    await failRedo(services, versionId, failureOf(error));
  }
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
  const photo = await services.storage.getBytes(requirePhoto(toytwin));
  const described = await describeFace(services, photo, version, signal);
  const tier = await tierToDraw(services.database, toytwin.id);
  await renderTier(services, { toytwin, photo }, described, tier, signal);
}
