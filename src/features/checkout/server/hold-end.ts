import type { OrderRow } from '../tables.ts';
import { CaptureRefusedError } from './capture-payment.ts';

/** Milliseconds before the end of a hold from which on nothing new is begun: more than all tries of a job need. */
const MARGIN = 3_600_000;
/** The shortest hold of a card on the web is 4 days and 18 hours; counted when the provider does not say. */
const SHORTEST_HOLD = 4 * 86_400_000;

/** Whether a held order's money will soon go back to the buyer by itself, or has gone already. */
export function endsSoon(order: Pick<OrderRow, 'captureBefore' | 'authorizedAt'>, now = Date.now()): boolean {
  const end =
    order.captureBefore?.getTime() ??
    (order.authorizedAt ? order.authorizedAt.getTime() + SHORTEST_HOLD : now);
  return end - now < MARGIN;
}

/**
 * To be called before pictures are made, which cost money.
 * @throws {CaptureRefusedError} when they would not be ready before the hold ends.
 */
export function checkHoldLasts(order: OrderRow): void {
  if (endsSoon(order))
    throw new CaptureRefusedError('The hold on the card ends before the toy twin can be ready');
}
