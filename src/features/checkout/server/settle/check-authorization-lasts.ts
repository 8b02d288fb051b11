import type { OrderRow } from '../../tables.ts';
import { expiresSoon } from '../provider/authorization-expiry.ts';
import { CaptureRefusedError } from './capture-payment.ts';

/**
 * Checks that an authorization lasts until pictures can be ready, before they are made and cost money.
 * @throws {CaptureRefusedError} when it expires earlier.
 */
export function checkAuthorizationLasts(order: OrderRow): void {
  if (expiresSoon(order))
    throw new CaptureRefusedError('The hold on the card ends before the toy twin can be ready');
}
