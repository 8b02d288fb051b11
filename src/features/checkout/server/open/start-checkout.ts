import { and, eq, inArray } from 'drizzle-orm';
import { refuseTemplateOff } from '#features/templates/server/offered-templates.ts';
import type { Tier } from '#features/toytwins/contract.ts';
import { readToytwin } from '#features/toytwins/server/read-toytwin.ts';
import { refuseUnfit } from '#features/toytwins/server/refuse-unfit.ts';
import { requirePhotos } from '#features/toytwins/server/require-photos.ts';
import { toytwins } from '#features/toytwins/tables.ts';
import type { Database } from '#services/database/index.ts';
import type { Caller } from '#services/identity/index.ts';
import type { Services } from '#services/index.ts';
import { AppError } from '#shared/errors.ts';
import type { CheckoutSession } from '../../contract.ts';
import { openCheckout } from './open-checkout.ts';
import { refuseWhilePaused } from './refuse-while-paused.ts';
import { remindOfUnpaid } from './remind-of-unpaid.ts';

type Needs = Pick<
  Services,
  'database' | 'storage' | 'payment' | 'jobs' | 'logger' | 'config' | 'moderation' | 'switches'
>;

/**
 * Opens the first order of a toy twin, and the provider's hosted page on which it is paid.
 * @param origin of the pages to which the provider sends the person back.
 * @throws {AppError} `conflict` when it is paid already or was canceled; as `refuseWhilePaused`, `refuseTemplateOff`,
 * `openCheckout`, `requirePhotos` and `refuseUnfit`.
 */
export async function startCheckout(
  services: Needs,
  caller: Caller,
  request: { toytwinId: string; tier: Tier; remind?: boolean | undefined },
  origin: string,
): Promise<CheckoutSession> {
  refuseWhilePaused(services);
  const { tier } = request;
  const toytwin = await readToytwin(services, caller, request.toytwinId);
  if (toytwin.status === 'cancelled') {
    throw new AppError('conflict', 'This toy twin was cancelled. Please create a new one.');
  }
  if (toytwin.status !== 'draft' && toytwin.status !== 'failed') throw alreadyPaid();
  refuseTemplateOff(services, toytwin.templateId);
  // Checked again: the record may be older than today's moderation rules, and nobody pays for what will not be made.
  await refuseUnfit(services, { ...toytwin, photoKeys: requirePhotos(toytwin) });
  const lock = (transaction: Database) => writeTier(transaction, toytwin.id, tier);
  const purchase = { toytwin, purpose: 'toytwin', tier, alreadyPaid, lock } as const;
  const session = await openCheckout(services, purchase, { email: caller.email, origin });
  if (!session) return startCheckout(services, caller, request, origin);
  const { remind } = request;
  if (remind !== undefined) {
    const about = { uid: toytwin.uid, toytwinId: toytwin.id, orderId: session.orderId };
    await remindOfUnpaid(services, about, remind);
  }
  return session;
}

/** @throws {AppError} `conflict` for a toy twin that has been paid: it keeps the tier of its order. */
async function writeTier(transaction: Database, toytwinId: string, tier: Tier): Promise<void> {
  const [written] = await transaction
    .update(toytwins)
    .set({ tier })
    .where(and(eq(toytwins.id, toytwinId), inArray(toytwins.status, ['draft', 'failed'])))
    .returning({ id: toytwins.id });
  if (!written) throw alreadyPaid();
}

function alreadyPaid(): AppError {
  return new AppError('conflict', 'This toy twin is already paid for.');
}
