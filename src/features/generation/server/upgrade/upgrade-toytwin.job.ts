import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { versionsToRaise } from '#features/checkout/server/follow-ups/versions-to-raise.ts';
import { checkAuthorizationLasts } from '#features/checkout/server/settle/check-authorization-lasts.ts';
import type { OrderRow } from '#features/checkout/tables.ts';
import { drawnAs } from '#features/toytwins/server/drawn-as.ts';
import { hasFiles } from '#features/toytwins/server/has-files.ts';
import { FAIL_UPGRADE, UPGRADE_TOYTWIN } from '#features/toytwins/server/queues.ts';
import { requirePhoto } from '#features/toytwins/server/require-photo.ts';
import { toytwins } from '#features/toytwins/tables.ts';
import type { Services } from '#services/index.ts';
import { type Attempt, ShutdownError } from '#services/jobs/index.ts';
import { describeFace } from '../describe-face.ts';
import { chargeWhenStored } from '../follow-ups/charge-when-stored.ts';
import { readHeldFollowUp } from '../follow-ups/held-follow-up.ts';
import { failureOf, isFinal } from '../making-failure.ts';
import { renderTier } from '../render-tier.ts';
import { NoLongerWantedError } from '../stages.ts';
import { failUpgrade } from './fail-upgrade.ts';

const jobData = z.object({ orderId: z.uuid() });

/** Works the jobs that raise toy twins to premium, and their dead-letter queue. */
export async function workUpgrades(services: Services): Promise<void> {
  const often = { notifyPollingIntervalSeconds: 2, localConcurrency: 1 };
  const { tryTimeout } = services.imaging;
  await services.jobs.work(UPGRADE_TOYTWIN, often, async (attempt) => {
    const signal = AbortSignal.any([attempt.signal, AbortSignal.timeout(tryTimeout)]);
    await attemptUpgrade(services, jobData.parse(attempt.data).orderId, { signal, lastTry: attempt.lastTry });
  });
  await services.jobs.work(FAIL_UPGRADE, often, async ({ data }) =>
    failUpgrade(services, jobData.parse(data).orderId),
  );
}

/** One attempt. After the last one, or after a failure that a retry cannot mend, the upgrade fails; the toy twin stays. */
export async function attemptUpgrade(
  services: Services,
  orderId: string,
  { signal, lastTry }: Pick<Attempt, 'signal' | 'lastTry'>,
): Promise<void> {
  try {
    await upgradeToytwin(services, orderId, signal);
  } catch (error) {
    if (signal.reason instanceof ShutdownError) throw error;
    const isWanted = (await readHeldFollowUp(services, orderId)) !== undefined;
    if (error instanceof NoLongerWantedError || !isWanted) return failUpgrade(services, orderId);
    services.logger.error({ err: error, orderId, lastTry }, 'upgrade failed');
    if (!lastTry && !isFinal(error)) throw error;
    await failUpgrade(services, orderId, failureOf(error));
  }
}

/**
 * Makes what is missing to premium, and charges. Until then a basic toy twin shows nothing of it. Each file is stored before
 * the next, so that a further attempt resumes there.
 */
async function upgradeToytwin(services: Services, orderId: string, signal: AbortSignal): Promise<void> {
  let isCharged = false;
  while (!isCharged) {
    const order = await readHeldFollowUp(services, orderId);
    if (!order) return;
    await drawMissing(services, order, signal);
    isCharged = await chargeWhenStored(services, order);
  }
}

/**
 * Makes character and model of every version that has none, from the words, the design and the seed that its packaged figure
 * was drawn from.
 */
async function drawMissing(services: Services, order: OrderRow, signal: AbortSignal): Promise<void> {
  const { database, storage } = services;
  const [toytwin] = await database.select().from(toytwins).where(eq(toytwins.id, order.toytwinId));
  if (!toytwin) throw new NoLongerWantedError('The toy twin was deleted');
  const versions = await versionsToRaise(database, toytwin);
  const missing = versions.filter((version) => !hasFiles(version, 'premium'));
  if (missing.length === 0) return;
  checkAuthorizationLasts(order);
  const photo = await storage.getBytes(requirePhoto(toytwin));
  for (const version of missing) {
    const described = await describeFace(services, photo, version, signal);
    await renderTier(services, { toytwin: drawnAs(toytwin, version), photo }, described, 'premium', signal);
  }
}
