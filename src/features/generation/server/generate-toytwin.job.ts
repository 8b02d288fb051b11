import { z } from 'zod';
import type { Services } from '../../../services/index.ts';
import { CaptureRefusedError, capturePayment } from '../../checkout/server/capture-payment.ts';
import { rereadOrder } from '../../checkout/server/read-order.ts';
import { moveToytwin } from '../../toytwins/server/lifecycle.ts';
import { GENERATE_TOYTWIN, GIVE_UP_TOYTWIN } from '../../toytwins/server/queues.ts';
import { deleteUnpaidPictures } from './delete-unpaid-pictures.ts';
import { describeFace } from './describe-face.ts';
import { giveUpToytwin } from './give-up-toytwin.ts';
import { openVersion } from './open-version.ts';
import { renderPicture } from './render-picture.ts';
import { renderPremium } from './render-premium.ts';
import { enterStage, NoLongerWantedError } from './stages.ts';

const jobData = z.object({ toytwinId: z.uuid(), orderId: z.uuid() });
type JobData = z.infer<typeof jobData>;

/** One try may take this long, in milliseconds; less than the queue's own limit, so that we end it ourselves. */
const TIME_LIMIT = 120_000;
/** How many toy twins one process makes at a time. */
const CONCURRENCY = 2;

/** Works the generation jobs, and those that failed for good. */
export async function workGeneration(services: Services): Promise<void> {
  // New jobs wake a worker at once; the poll finds those whose time to be tried again has come.
  const options = { notifyPollingIntervalSeconds: 2 };
  const several = { ...options, localConcurrency: CONCURRENCY };
  await services.jobs.work(GENERATE_TOYTWIN, several, async (job) => {
    const signal = AbortSignal.any([job.signal, AbortSignal.timeout(TIME_LIMIT)]);
    const lastTry = job.retryCount >= job.retryLimit;
    await tryToytwin(services, jobData.parse(job.data), { signal, lastTry });
  });
  await services.jobs.work(GIVE_UP_TOYTWIN, options, (job) =>
    giveUpToytwin(services, jobData.parse(job.data)),
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
    if (error instanceof NoLongerWantedError) return deleteUnpaidPictures(services, data.orderId);
    services.logger.error({ err: error, ...data, lastTry: attempt.lastTry }, 'generation failed');
    const final = attempt.lastTry || error instanceof CaptureRefusedError;
    if (!final) throw error;
    await giveUpToytwin(services, data);
  }
}

/**
 * Makes a paid toy twin: describe the face → packaged figure, 3D character and model (premium) → charge → completed.
 * Every step is stored before the next, so that a try after a crash goes on where the last one ended.
 */
export async function generateToytwin(services: Services, data: JobData, signal: AbortSignal): Promise<void> {
  const order = await rereadOrder(services, data.orderId);
  if (order?.status !== 'authorized') return;
  const begun = await moveToytwin(services.database, data.toytwinId, 'processing', { stage: 'describing' });
  const toytwin = begun ?? (await enterStage(services, data.toytwinId, 'describing'));
  const photo = await services.storage.getBytes(toytwin.photoKey);
  let version = await openVersion(services, toytwin, order.id);
  version = await describeFace(services, photo, version, signal);
  await enterStage(services, toytwin.id, 'packaging');
  const sitter = { toytwin, photo };
  version =
    toytwin.tier === 'premium'
      ? await renderPremium(services, sitter, version, signal)
      : await renderPicture(services, sitter, version, 'packaged', signal);
  await capturePayment(services, order, version);
}
