import type { Services } from '#services/index.ts';
import { AppError } from '#shared/errors.ts';

/**
 * While the operator has paused new orders, nobody begins to pay. Orders that are open, held or being made go on.
 * @throws {AppError} `orders_paused` with the operator's sentence.
 */
export function refuseWhilePaused({ switches }: Pick<Services, 'switches'>): void {
  const { paused, sentence } = switches.read('orders');
  if (paused) throw new AppError('orders_paused', sentence);
}
