import Stripe from 'stripe';
import { WEBHOOK_SECRET } from './stripe-server.ts';

/** An event as the provider would send it. */
export interface SentEvent {
  id: string;
  type: string;
  body: string;
}

let count = 0;

/** An event about an object of the provider; `changes` are fields of the event itself. */
export function writeEvent(type: string, object: object, changes: object = {}): SentEvent {
  count += 1;
  const id = `evt_written_${count}`;
  const event = {
    id,
    object: 'event',
    api_version: Stripe.API_VERSION,
    created: Math.floor(Date.now() / 1000),
    data: { object },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
    ...changes,
  };
  return { id, type, body: JSON.stringify(event) };
}

/** Signs it just now, or as told. */
export function sign({ body }: SentEvent, options: { secret?: string; timestamp?: number } = {}) {
  const { secret = WEBHOOK_SECRET, ...time } = options;
  const signature = Stripe.webhooks.generateTestHeaderString({ payload: body, secret, ...time });
  return { body, signature };
}

/** Every order of these things. */
export function permutations<T>(things: readonly T[]): T[][] {
  if (things.length < 2) return [[...things]];
  return things.flatMap((first, index) =>
    permutations(things.toSpliced(index, 1)).map((rest) => [first, ...rest]),
  );
}
