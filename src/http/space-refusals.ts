import type { FastifyRequest } from 'fastify';
import { networkOf } from '#services/limits/network-of.ts';
import { createSpacing } from '#shared/concurrency/create-spacing.ts';
import { addressOf } from './address-of.ts';

const SPACING = { every: 250, longest: 5_000 };

/**
 * A hook that answers one account's refused calls at most four times a second. A person never notices. A script would
 * otherwise ask again as soon as it is answered, and every other caller's statements would wait behind its own. Callers
 * without a token are answered at once, because that costs nothing.
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
