import { z } from 'zod';
import { isGiven } from '#features/checkout/server/end/is-given.ts';
import { rereadOrder } from '#features/checkout/server/read-order.ts';
import { capturePayment, completeGiven } from '#features/checkout/server/settle/capture-payment.ts';
import { checkAuthorizationLasts } from '#features/checkout/server/settle/check-authorization-lasts.ts';
import { beginToytwin } from '#features/toytwins/server/lifecycle.ts';
import { FAIL_TOYTWIN, GENERATE_TOYTWIN } from '#features/toytwins/server/queues.ts';
import { type Photos, readPhotos } from '#features/toytwins/server/require-photos.ts';
import type { ToytwinRow } from '#features/toytwins/tables.ts';
import type { Services } from '#services/index.ts';
import type { Attempt } from '#services/jobs/index.ts';
import { deleteUnpaidPictures } from './delete-unpaid-pictures.ts';
import { describeFace } from './describe-face.ts';
import { drawnBy } from './drawn-by.ts';
import { failAfterLastTry, failUnlessRetried } from './fail-after-last-try.ts';
import { openVersion } from './open-version.ts';
import { renderPicture } from './render-picture.ts';
import { renderPremium } from './render-premium.ts';
import { limitTime, runAttempt, workMaking } from './run-attempt.ts';
import { enterStage, isWanted, readProcessing } from './stages.ts';

const jobData = z.object({ toytwinId: z.uuid(), orderId: z.uuid() });
type JobData = z.infer<typeof jobData>;

/** How many toy twins one process makes at a time. */
const CONCURRENCY = 2;

/** Works the generation jobs and their dead-letter queue. */
export async function workGeneration(services: Services): Promise<void> {
  await workMaking(services, {
    queue: GENERATE_TOYTWIN,
    deadLetter: FAIL_TOYTWIN,
    localConcurrency: CONCURRENCY,
    data: jobData,
    attempt: (data, attempt) => attemptToytwin(services, data, limitTime(services, attempt)),
    fail: (data) => failUnlessRetried(services, data),
  });
}

/** One attempt at a paid toy twin. */
export function attemptToytwin(
  services: Services,
  data: JobData,
  attempt: Pick<Attempt, 'signal' | 'lastTry'>,
): Promise<void> {
  return runAttempt(services, attempt, {
    ids: data,
    failed: 'Failed to process images with AI',
    make: (signal) => generateToytwin(services, data, signal),
    isWanted: () => isWanted(services, data),
    discard: () => deleteUnpaidPictures(services, data.orderId),
    fail: (reason) => failAfterLastTry(services, data, reason),
  });
}

/**
 * Makes a paid toy twin: describe the face → packaged figure, 3D character and model (premium) → charge → completed. One
 * that the operator gives away is not charged.
 * Every step is stored before the next, so that an attempt after a crash resumes where the last one ended.
 */
export async function generateToytwin(services: Services, data: JobData, signal: AbortSignal): Promise<void> {
  const order = await rereadOrder(services, data.orderId);
  // The order has ended. An earlier attempt may have broken off while it stored a picture.
  if (!order || !(order.status === 'authorized' || isGiven(order)))
    return deleteUnpaidPictures(services, data.orderId);
  const toytwin = (await beginToytwin(services.database, data.toytwinId)) ?? (await resume(services, data));
  const [photos, opened] = await Promise.all([
    fetchPhotos(services, toytwin),
    openVersion(services, toytwin, order.id),
  ]);
  if (!opened.packagedKey && !isGiven(order)) checkAuthorizationLasts(order);
  const drawing = await drawnBy(services, opened);
  let version = await describeFace(drawing, photos, opened, signal);
  await enterStage(services, data, 'packaging');
  const subject = { toytwin, ...photos };
  const toCharacter = () => enterStage(services, data, 'character');
  version =
    toytwin.tier === 'premium'
      ? await renderPremium(drawing, { ...subject, onPackaged: toCharacter }, version, signal)
      : await renderPicture(drawing, subject, version, 'packaged', signal);
  if (isGiven(order)) await completeGiven(services, order, version);
  else await capturePayment(services, order, version);
}

/** Resumes what an earlier attempt has begun. */
async function resume(services: Services, data: JobData): Promise<ToytwinRow> {
  await enterStage(services, data, 'describing');
  return readProcessing(services, data);
}

/** @throws {Error} with the specification's message for the log (section 8) when a photo cannot be read. */
async function fetchPhotos(services: Pick<Services, 'storage'>, toytwin: ToytwinRow): Promise<Photos> {
  try {
    return await readPhotos(services, toytwin);
  } catch (cause) {
    throw new Error('Failed to fetch image for analysis', { cause });
  }
}
