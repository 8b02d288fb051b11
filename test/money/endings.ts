import { vi } from 'vitest';
import { type Behavior, fails, works } from '../failing-image-model.ts';
import { readBooks, type Shop, sandboxOf } from './shop.ts';

/** How a worker's attempt ends. */
interface Ending {
  model?: Behavior;
  /** Dies when it stores this file, from 1. A dead process cleans nothing up. */
  diesAtFile?: number;
  /** The provider charges, and its answer is lost with the process. */
  diesAfterCharge?: boolean;
  /** What happens while it stores its first file. */
  duringFirstFile?(shop: Shop): Promise<unknown>;
}

/** All endings, by their name in a report. */
export const endings = {
  works: {},
  'model fails': { model: fails },
  'dies at the first file': { diesAtFile: 1 },
  'dies at the third file': { diesAtFile: 3 },
  'dies after the charge': { diesAfterCharge: true },
  'buyer cancels during the first file': {
    duringFirstFile: ({ buyer, toytwinId }) =>
      buyer.call({
        method: 'PUT',
        url: `/api/toytwins/${toytwinId}/status`,
        payload: { status: 'cancelled' },
      }),
  },
  'dashboard cancels during the first file': { duringFirstFile: cancelHolds },
} satisfies Record<string, Ending>;
export type EndingName = keyof typeof endings;

const DEATH = 'the process dies here';

/** Runs a worker's attempt so that it ends as named. */
export async function withEnding(shop: Shop, name: EndingName, attempt: () => Promise<void>): Promise<void> {
  const ending: Ending = endings[name];
  const { storage } = shop.running.services;
  const { paymentIntents } = sandboxOf(shop).stripe;
  shop.vendor.behavior = ending.model ?? works;
  const put = storage.put.bind(storage);
  const capture = paymentIntents.capture.bind(paymentIntents);
  let files = 0;
  const puts = vi.spyOn(storage, 'put').mockImplementation(async (...given) => {
    files += 1;
    if (files === ending.diesAtFile) throw new Error(DEATH);
    if (files === 1) await ending.duringFirstFile?.(shop);
    return put(...given);
  });
  const captures = vi.spyOn(paymentIntents, 'capture').mockImplementation(async (id: string) => {
    const charged = await capture(id);
    if (ending.diesAfterCharge) throw new Error(DEATH);
    return charged;
  });
  try {
    await attempt();
  } finally {
    puts.mockRestore();
    captures.mockRestore();
    shop.vendor.behavior = works;
  }
}

async function cancelHolds(shop: Shop): Promise<void> {
  const { stripe } = sandboxOf(shop);
  const held = (await readBooks(shop)).intents.filter(({ status }) => status === 'requires_capture');
  for (const { id } of held) await stripe.paymentIntents.cancel(id);
}
