import type { OrderRow } from '../../tables.ts';

/** Milliseconds before an authorization expires in which nothing new begins: more than all attempts of a job take. */
const MARGIN = 3_600_000;
/**
 * Milliseconds. Used where the provider does not say when an authorization expires; the shortest one of a card payment on
 * the web lasts 4 days and 18 hours.
 */
const SHORTEST_AUTHORIZATION = 4 * 86_400_000;

type Authorization = Pick<OrderRow, 'captureBefore' | 'authorizedAt'>;

/** Whether an order's authorization expires within the hour, or has expired. */
export function expiresSoon(order: Authorization, now = Date.now()): boolean {
  return expiryOf(order, now) - now < MARGIN;
}

/** Whether an order's authorization has expired: the amount is no longer held on the card. */
export function hasExpired(order: Authorization, now = Date.now()): boolean {
  return expiryOf(order, now) <= now;
}

function expiryOf({ captureBefore, authorizedAt }: Authorization, now: number): number {
  return captureBefore?.getTime() ?? (authorizedAt ? authorizedAt.getTime() + SHORTEST_AUTHORIZATION : now);
}
