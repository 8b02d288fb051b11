import { and, eq, inArray } from 'drizzle-orm';
import type { Tier } from '#features/toytwins/contract.ts';
import { readToytwin } from '#features/toytwins/server/read-toytwin.ts';
import { refuseUnfit } from '#features/toytwins/server/refuse-unfit.ts';
import { requirePhoto } from '#features/toytwins/server/require-photo.ts';
import { toytwins } from '#features/toytwins/tables.ts';
import type { Database } from '#services/database/index.ts';
import type { Caller } from '#services/identity/index.ts';
import type { Services } from '#services/index.ts';
import { AppError } from '#shared/errors.ts';
import type { CheckoutSession } from '../../contract.ts';
import { openCheckout } from './open-checkout.ts';

type Needs = Pick<Services, 'database' | 'storage' | 'payment' | 'jobs' | 'logger' | 'moderation'>;

/**
 * Opens the first order of a toy twin, and the provider's hosted page on which it is paid.
 * @param origin of the pages to which the provider sends the person back.
 * @throws {AppError} `conflict` when it is paid already or was canceled; as `openCheckout`, `requirePhoto` and `refuseUnfit`.
 */
export async function startCheckout(
  services: Needs,
  caller: Caller,
  request: { toytwinId: string; tier: Tier },
  origin: string,
): Promise<CheckoutSession> {
  const { tier } = request;
  const toytwin = await readToytwin(services, caller, request.toytwinId);
  if (toytwin.status === 'cancelled') {
    throw new AppError('conflict', 'This toy twin was cancelled. Please create a new one.');
  }
  if (toytwin.status !== 'draft' && toytwin.status !== 'failed') throw alreadyPaid();
  // Checked again: the record may be older than today's moderation rules, and nobody pays for what will not be made.
  await refuseUnfit(services, { ...toytwin, photoKey: requirePhoto(toytwin) });
  const lock = (transaction: Database) => writeTier(transaction, toytwin.id, tier);
  const purchase = { toytwin, purpose: 'toytwin', tier, alreadyPaid, lock } as const;
  const session = await openCheckout(services, purchase, { email: caller.email, origin });
  return session ?? startCheckout(services, caller, request, origin);
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
