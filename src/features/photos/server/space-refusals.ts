import type { FastifyRequest } from 'fastify';
import { createSpacing } from '#shared/concurrency/create-spacing.ts';

const SPACING = { every: 250, longest: 5_000 };

/**
 * A hook that tells a sender of refused photos so at most four times a second. A person never notices; but who sends
 * nothing else asks again as soon as they are answered, and everybody's statements wait behind theirs.
 * @param senderOf who is refused; undefined for somebody whom refusing costs nothing.
 */
export function spaceRefusals(senderOf: (request: FastifyRequest) => string | undefined) {
  const waitForTurn = createSpacing(SPACING);
  return async (request: FastifyRequest): Promise<void> => {
    const sender = senderOf(request);
    if (sender) await waitForTurn(sender);
  };
}
