import type { Database } from '#services/database/index.ts';
import { createLimit, enforceLimit } from '#services/limits/index.ts';
import { AppError } from '#shared/errors.ts';
import type { TrialLoad } from './trial-load.ts';

const SECONDS = 600;
/** After how many seconds a busy machine may be idle again. A page tries again by itself. */
const SOON = 5;
const BUSY = 'Many people are trying this right now. Please try again in a few seconds.';

/** What one network may do in ten minutes. */
interface Allowance {
  name: string;
  /** So much at any time. */
  always: number;
  /** So much while the machine is idle: a class, an office or a train has one address. */
  whileIdle: () => number;
  /** Said when all of it is used up. */
  usedUp: string;
}

/**
 * Limits what a network does without an account: much while nobody else needs the machine, less under load.
 * @returns what takes one of a network. It throws an {@link AppError} `too_many_requests`.
 */
export function limitNetwork(
  database: Database,
  load: Pick<TrialLoad, 'isIdle'>,
  { name, always, whileIdle, usedUp }: Allowance,
) {
  const limit = createLimit(database, { name, points: whileIdle, seconds: SECONDS });
  return async (network: string): Promise<void> => {
    if (!load.isIdle() && (await limit.used(network)) >= Math.min(always, whileIdle())) {
      throw new AppError('too_many_requests', BUSY, { retryAfter: SOON });
    }
    await enforceLimit(limit, network, usedUp);
  };
}
