import { z } from 'zod';
import { PROCESSING_FAILED } from '#features/checkout/contract.ts';
import { rereadOrder } from '#features/checkout/server/read-order.ts';
import { checkHoldLasts } from '#features/checkout/server/settle/authorization-expiry.ts';
import { CaptureRefusedError, capturePayment } from '#features/checkout/server/settle/capture-payment.ts';
import { beginToytwin } from '#features/toytwins/server/lifecycle.ts';
import { GENERATE_TOYTWIN, GIVE_UP_TOYTWIN } from '#features/toytwins/server/queues.ts';
import type { ToytwinRow } from '#features/toytwins/tables.ts';
import { PictureError } from '#services/imaging/picture-error.ts';
import type { Services } from '#services/index.ts';
import { ShutdownError } from '#services/jobs/index.ts';
import { deleteUnpaidPictures } from './delete-unpaid-pictures.ts';
import { describeFace } from './describe-face.ts';
import { failAfterLastTry, giveUpUnlessTriedAgain, PICTURE_REFUSED } from './fail-after-last-try.ts';
import { openVersion } from './open-version.ts';
import { renderPicture } from './render-picture.ts';
import { renderPremium } from './render-premium.ts';
import { enterStage, isWanted, NoLongerWantedError, readMade } from './stages.ts';

const jobData = z.object({ toytwinId: z.uuid(), orderId: z.uuid() });
type JobData = z.infer<typeof jobData>;

/** How many toy twins one process makes at a time. */
const CONCURRENCY = 2;

/** Works the generation jobs, and those that failed for good. */
export async function workGeneration(services: Services): Promise<void> {
  const { jobs } = services;
  // New jobs wake a worker at once; the poll finds those whose time to be tried again has come.
  const { tryTimeout } = services.imaging;
  const often = { notifyPollingIntervalSeconds: 2 };
  await jobs.work(GENERATE_TOYTWIN, { ...often, localConcurrency: CONCURRENCY }, async (attempt) => {
    const signal = AbortSignal.any([attempt.signal, AbortSignal.timeout(tryTimeout)]);
    await tryToytwin(services, jobData.parse(attempt.data), { signal, lastTry: attempt.lastTry });
  });
  await jobs.work(GIVE_UP_TOYTWIN, often, async ({ data }) =>
    giveUpUnlessTriedAgain(services, jobData.parse(data)),
  );
}

/** One try; a failure that trying again cannot mend, or that of the last try, gives the toy twin up. */
async function tryToytwin(
  services: Services,
  data: JobData,
  attempt: { signal: AbortSignal; lastTry: boolean },
): Promise<void> {
  try {
    await generateToytwin(services, data, attempt.signal);
  } catch (error) {
    // Interrupted, not failed: another worker goes on where this one ended.
    if (attempt.signal.reason instanceof ShutdownError) throw error;
    if (error instanceof NoLongerWantedError || !(await isWanted(services, data)))
      return deleteUnpaidPictures(services, data.orderId);
    services.logger.error(
      { err: error, ...data, lastTry: attempt.lastTry },
      'Failed to process images with AI',
    );
    if (!attempt.lastTry && !isFinal(error)) throw error;
    const isNotDrawn = error instanceof PictureError && error.trouble === 'refused';
    await failAfterLastTry(services, data, {
      words: isNotDrawn ? PICTURE_REFUSED : PROCESSING_FAILED,
      refused: error instanceof CaptureRefusedError,
    });
  }
}

/** Whether trying again cannot mend it: the bank or the model said no, or the operator must act first. */
function isFinal(error: unknown): boolean {
  return error instanceof CaptureRefusedError || (error instanceof PictureError && !error.isPassing);
}

/**
 * Makes a paid toy twin: describe the face → packaged figure, 3D character and model (premium) → charge → completed.
 * Every step is stored before the next, so that a try after a crash goes on where the last one ended.
 */
export async function generateToytwin(services: Services, data: JobData, signal: AbortSignal): Promise<void> {
  const order = await rereadOrder(services, data.orderId);
  // Given up meanwhile: the try before this one may have ended in the middle of storing.
  if (order?.status !== 'authorized') return deleteUnpaidPictures(services, data.orderId);
  const toytwin = (await beginToytwin(services.database, data.toytwinId)) ?? (await goOn(services, data));
  const [photo, opened] = await Promise.all([
    readPhoto(services, toytwin.photoKey),
    openVersion(services, toytwin, order.id),
  ]);
  if (!opened.packagedKey) checkHoldLasts(order);
  let version = await describeFace(services, photo, opened, signal);
  await enterStage(services, data, 'packaging');
  const sitter = { toytwin, photo };
  version =
    toytwin.tier === 'premium'
      ? await renderPremium(services, sitter, version, signal)
      : await renderPicture(services, sitter, version, 'packaged', signal);
  await capturePayment(services, order, version);
}

/** An earlier try has begun it. */
async function goOn(services: Services, data: JobData): Promise<ToytwinRow> {
  await enterStage(services, data, 'describing');
  return readMade(services, data);
}

/** Specification section 8: the words for the log when the photo cannot be read. */
async function readPhoto({ storage }: Pick<Services, 'storage'>, key: string): Promise<Uint8Array> {
  try {
    return await storage.getBytes(key);
  } catch (cause) {
    throw new Error('Failed to fetch image for analysis', { cause });
  }
}
