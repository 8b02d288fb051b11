import type { FastifyRequest } from 'fastify';
import { networkOf } from '#services/limits/network-of.ts';
import { createSpacing } from '#shared/concurrency/create-spacing.ts';
import { addressOf } from './address-of.ts';

const SPACING = { every: 250, longest: 5_000 };

/**
 * A hook that tells one account of refusals at most four times a second. A person never notices; but who does nothing
 * else asks again as soon as they are answered, and everybody's statements wait behind theirs. Whoever has no token is
 * told at once, as that costs nothing.
 */
export const spaceRefusalsOfCaller = () => spaceRefusals(({ caller }) => caller?.uid);

/** The same, for people without an account: of one network. */
export const spaceRefusalsOfNetwork = () => spaceRefusals((request) => networkOf(addressOf(request)));

function spaceRefusals(senderOf: (request: FastifyRequest) => string | undefined) {
  const waitForTurn = createSpacing(SPACING);
  return async (request: FastifyRequest): Promise<void> => {
    const sender = senderOf(request);
    if (sender) await waitForTurn(sender);
  };
}
