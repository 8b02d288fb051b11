import type { FastifyRequest } from 'fastify';
import { addressOf } from '#http/address-of.ts';
import { networkOf } from '#services/limits/network-of.ts';
import { createSpacing } from '#shared/concurrency/create-spacing.ts';

const SPACING = { every: 250, longest: 5_000 };

/**
 * A hook that tells a sender of refused photos so at most four times a second. A person never notices; but who sends
 * nothing else asks again as soon as they are answered, and everybody's statements wait behind theirs.
 */
export function spaceRefusals() {
  const waitForTurn = createSpacing(SPACING);
  return (request: FastifyRequest): Promise<void> =>
    waitForTurn(request.caller?.uid ?? networkOf(addressOf(request)));
}
