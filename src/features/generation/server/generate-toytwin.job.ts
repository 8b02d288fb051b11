import { z } from 'zod';
import { rereadOrder } from '#features/checkout/server/read-order.ts';
import { capturePayment } from '#features/checkout/server/settle/capture-payment.ts';
import { checkAuthorizationLasts } from '#features/checkout/server/settle/check-authorization-lasts.ts';
import { beginToytwin } from '#features/toytwins/server/lifecycle.ts';
import { FAIL_TOYTWIN, GENERATE_TOYTWIN } from '#features/toytwins/server/queues.ts';
import { requirePhoto } from '#features/toytwins/server/require-photo.ts';
import type { ToytwinRow } from '#features/toytwins/tables.ts';
import type { Services } from '#services/index.ts';
import { ShutdownError } from '#services/jobs/index.ts';
import { deleteUnpaidPictures } from './delete-unpaid-pictures.ts';
import { describeFace } from './describe-face.ts';
import { failAfterLastTry, failUnlessRetried } from './fail-after-last-try.ts';
import { failureOf, isFinal } from './making-failure.ts';
import { openVersion } from './open-version.ts';
import { renderPicture } from './render-picture.ts';
import { renderPremium } from './render-premium.ts';
import { enterStage, isWanted, NoLongerWantedError, readProcessing } from './stages.ts';

const jobData = z.object({ toytwinId: z.uuid(), orderId: z.uuid() });
type JobData = z.infer<typeof jobData>;

/** How many toy twins one process makes at a time. */
const CONCURRENCY = 2;

/** Works the generation jobs and their dead-letter queue. */
export async function workGeneration(services: Services): Promise<void> {
  const { jobs } = services;
  // A new job wakes a worker at once. Polling finds the jobs that are due for a retry.
  const { tryTimeout } = services.imaging;
  const often = { notifyPollingIntervalSeconds: 2 };
  await jobs.work(GENERATE_TOYTWIN, { ...often, localConcurrency: CONCURRENCY }, async (attempt) => {
    const signal = AbortSignal.any([attempt.signal, AbortSignal.timeout(tryTimeout)]);
    await attemptToytwin(services, jobData.parse(attempt.data), { signal, lastTry: attempt.lastTry });
  });
  await jobs.work(FAIL_TOYTWIN, often, async ({ data }) => failUnlessRetried(services, jobData.parse(data)));
}

/** One attempt. After the last one, or after a failure that a retry cannot mend, the toy twin fails. */
export async function attemptToytwin(
  services: Services,
  data: JobData,
  attempt: { signal: AbortSignal; lastTry: boolean },
): Promise<void> {
  try {
    await generateToytwin(services, data, attempt.signal);
  } catch (error) {
    // Interrupted, not failed: another worker resumes where this one ended.
    if (attempt.signal.reason instanceof ShutdownError) throw error;
    if (error instanceof NoLongerWantedError || !(await isWanted(services, data)))
      return deleteUnpaidPictures(services, data.orderId);
    services.logger.error(
      { err: error, ...data, lastTry: attempt.lastTry },
      'Failed to process images with AI',
    );
    if (!attempt.lastTry && !isFinal(error)) throw error;
    await failAfterLastTry(services, data, failureOf(error));
  }
}

/**
 * Makes a paid toy twin: describe the face → packaged figure, 3D character and model (premium) → charge → completed.
 * Every step is stored before the next, so that an attempt after a crash resumes where the last one ended.
 */
export async function generateToytwin(services: Services, data: JobData, signal: AbortSignal): Promise<void> {
  const order = await rereadOrder(services, data.orderId);
  // The order ended in the meantime. An earlier attempt may have broken off while it stored a picture.
  if (order?.status !== 'authorized') return deleteUnpaidPictures(services, data.orderId);
  const toytwin = (await beginToytwin(services.database, data.toytwinId)) ?? (await resume(services, data));
  const [photo, opened] = await Promise.all([
    readPhoto(services, toytwin),
    openVersion(services, toytwin, order.id),
  ]);
  if (!opened.packagedKey) checkAuthorizationLasts(order);
  let version = await describeFace(services, photo, opened, signal);
  await enterStage(services, data, 'packaging');
  const subject = { toytwin, photo };
  const toCharacter = () => enterStage(services, data, 'character');
  version =
    toytwin.tier === 'premium'
      ? await renderPremium(services, { ...subject, onPackaged: toCharacter }, version, signal)
      : await renderPicture(services, subject, version, 'packaged', signal);
  await capturePayment(services, order, version);
}

/** Resumes what an earlier attempt has begun. */
async function resume(services: Services, data: JobData): Promise<ToytwinRow> {
  await enterStage(services, data, 'describing');
  return readProcessing(services, data);
}

/** @throws {Error} with the specification's message for the log (section 8) when the photo cannot be read. */
async function readPhoto({ storage }: Pick<Services, 'storage'>, toytwin: ToytwinRow): Promise<Uint8Array> {
  try {
    return await storage.getBytes(requirePhoto(toytwin));
  } catch (cause) {
    throw new Error('Failed to fetch image for analysis', { cause });
  }
}
