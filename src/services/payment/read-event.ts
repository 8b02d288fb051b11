import type Stripe from 'stripe';
import { z } from 'zod';
import type { Payment } from './payment.ts';

/** A signature may not be older, nor from further ahead, than this many seconds. */
const TOLERANCE = 300;

/** What every event has; the rest is read from the provider. */
const envelope = z.looseObject({
  id: z.string(),
  type: z.string(),
  livemode: z.boolean(),
  data: z.looseObject({ object: z.looseObject({}) }),
});

/**
 * Checks that an event was signed by the provider, with one of our secrets and just now.
 * @throws when it was not, whatever the reason, or when the body is no event.
 */
export function readEvent(
  { stripe, webhookSecrets }: Pick<Payment, 'stripe' | 'webhookSecrets'>,
  body: Buffer,
  signature: string,
): Stripe.Event {
  checkNotFromTheFuture(signature);
  let failure: unknown;
  for (const secret of webhookSecrets) {
    try {
      const event = stripe.webhooks.constructEvent(body, signature, secret, TOLERANCE);
      envelope.parse(event);
      return event;
    } catch (error) {
      failure = error;
    }
  }
  throw failure;
}

/**
 * The SDK takes signatures from the future, and the last of several times in one header: a stolen event could be
 * replayed later.
 */
function checkNotFromTheFuture(signature: string): void {
  const times = [...signature.matchAll(/(?:^|,)t=([^,]*)/g)].map((match) => Number(match[1]));
  const [time] = times;
  if (times.length !== 1 || time === undefined || !(time <= Date.now() / 1000 + TOLERANCE)) {
    throw new Error('The signature has no timestamp, several, or one in the future');
  }
}
