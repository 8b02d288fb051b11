import type { OrderRow } from '../../tables.ts';
import { CaptureRefusedError } from './capture-payment.ts';

/** Milliseconds before the end of a hold from which on nothing new is begun: more than all tries of a job need. */
const MARGIN = 3_600_000;
/** The shortest hold of a card on the web is 4 days and 18 hours; counted when the provider does not say. */
const SHORTEST_HOLD = 4 * 86_400_000;

type Hold = Pick<OrderRow, 'captureBefore' | 'authorizedAt'>;

/** Whether a held order's money will soon go back to the buyer by itself, or has gone already. */
export function endsSoon(order: Hold, now = Date.now()): boolean {
  return endOf(order, now) - now < MARGIN;
}

/** Whether a held order's money has gone back to the buyer by itself. */
export function hasEnded(order: Hold, now = Date.now()): boolean {
  return endOf(order, now) <= now;
}

function endOf({ captureBefore, authorizedAt }: Hold, now: number): number {
  return captureBefore?.getTime() ?? (authorizedAt ? authorizedAt.getTime() + SHORTEST_HOLD : now);
}

/**
 * To be called before pictures are made, which cost money.
 * @throws {CaptureRefusedError} when they would not be ready before the hold ends.
 */
export function checkHoldLasts(order: OrderRow): void {
  if (endsSoon(order))
    throw new CaptureRefusedError('The hold on the card ends before the toy twin can be ready');
}
