import type { OrderRow } from '../../tables.ts';
import { CaptureRefusedError } from './capture-payment.ts';

/** Milliseconds before the end of a hold from which on nothing new is begun: more than all tries of a job need. */
const MARGIN = 3_600_000;
/** The shortest hold of a card on the web is 4 days and 18 hours; counted when the provider does not say. */
const SHORTEST_AUTHORIZATION = 4 * 86_400_000;

type Authorization = Pick<OrderRow, 'captureBefore' | 'authorizedAt'>;

/** Whether a held order's money will soon go back to the buyer by itself, or has gone already. */
export function expiresSoon(order: Authorization, now = Date.now()): boolean {
  return expiryOf(order, now) - now < MARGIN;
}

/** Whether a held order's money has gone back to the buyer by itself. */
export function hasExpired(order: Authorization, now = Date.now()): boolean {
  return expiryOf(order, now) <= now;
}

function expiryOf({ captureBefore, authorizedAt }: Authorization, now: number): number {
  return captureBefore?.getTime() ?? (authorizedAt ? authorizedAt.getTime() + SHORTEST_AUTHORIZATION : now);
}

/**
 * To be called before pictures are made, which cost money.
 * @throws {CaptureRefusedError} when they would not be ready before the hold ends.
 */
export function checkAuthorizationLasts(order: OrderRow): void {
  if (expiresSoon(order))
    throw new CaptureRefusedError('The hold on the card ends before the toy twin can be ready');
}
