import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { versionsToRaise } from '#features/checkout/server/follow-ups/versions-to-raise.ts';
import { checkAuthorizationLasts } from '#features/checkout/server/settle/check-authorization-lasts.ts';
import type { OrderRow } from '#features/checkout/tables.ts';
import { drawnAs } from '#features/toytwins/server/drawn-as.ts';
import { hasFiles } from '#features/toytwins/server/has-files.ts';
import { FAIL_UPGRADE, UPGRADE_TOYTWIN } from '#features/toytwins/server/queues.ts';
import { readPhotos } from '#features/toytwins/server/require-photos.ts';
import { toytwins } from '#features/toytwins/tables.ts';
import type { Services } from '#services/index.ts';
import type { Attempt } from '#services/jobs/index.ts';
import { describeFace } from '../describe-face.ts';
import { drawnBy } from '../drawn-by.ts';
import { chargeWhenStored } from '../follow-ups/charge-when-stored.ts';
import { readHeldFollowUp } from '../follow-ups/held-follow-up.ts';
import { renderTier } from '../render-tier.ts';
import { limitTime, runAttempt, workMaking } from '../run-attempt.ts';
import { NoLongerWantedError } from '../stages.ts';
import { failUpgrade } from './fail-upgrade.ts';

const jobData = z.object({ orderId: z.uuid() });

/** Works the jobs that raise toy twins to premium, and their dead-letter queue. */
export async function workUpgrades(services: Services): Promise<void> {
  await workMaking(services, {
    queue: UPGRADE_TOYTWIN,
    deadLetter: FAIL_UPGRADE,
    localConcurrency: 1,
    data: jobData,
    attempt: ({ orderId }, attempt) => attemptUpgrade(services, orderId, limitTime(services, attempt)),
    fail: ({ orderId }) => failUpgrade(services, orderId),
  });
}

/** One attempt at an upgrade. When it fails, the toy twin stays as it is. */
export function attemptUpgrade(
  services: Services,
  orderId: string,
  attempt: Pick<Attempt, 'signal' | 'lastTry'>,
): Promise<void> {
  return runAttempt(services, attempt, {
    ids: { orderId },
    failed: 'upgrade failed',
    make: (signal) => upgradeToytwin(services, orderId, signal),
    isWanted: async () => (await readHeldFollowUp(services, orderId)) !== undefined,
    discard: () => failUpgrade(services, orderId),
    fail: (reason) => failUpgrade(services, orderId, reason),
  });
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
  const photos = await readPhotos({ storage }, toytwin);
  for (const version of missing) {
    const drawing = await drawnBy(services, version);
    const described = await describeFace(drawing, photos, version, signal);
    await renderTier(
      drawing,
      { toytwin: drawnAs(toytwin, version), ...photos },
      described,
      'premium',
      signal,
    );
  }
}
