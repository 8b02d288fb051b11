import { rereadOrder } from '#features/checkout/server/read-order.ts';
import { generateToytwin } from '#features/generation/server/generate-toytwin.job.ts';
import { toytwin } from '#features/toytwins/contract.ts';
import type { RunningApp } from './app.ts';
import { type Behavior, fails, works } from './failing-image-model.ts';
import { payNew } from './order.ts';
import type { Person } from './person.ts';

/** The data of a job. */
export type Ids = { toytwinId: string; orderId: string };

/** Works until the character is requested. */
export const failsAtCharacter: Behavior = (call, options) =>
  options.providerOptions.studio?.kind === 'character' ? fails(call, options) : works(call, options);

/** Jobs of one user's premium toy twins in an app without workers. */
export function premiumJobs(now: () => Pick<RunningApp, 'app' | 'services'> & { robin: Person }) {
  return {
    pay: () => payNew(now().app, now().robin, { tier: 'premium' }),
    make: (ids: Ids, signal = new AbortController().signal) => generateToytwin(now().services, ids, signal),
    read: (ids: Ids) => now().robin.get(toytwin, `/api/toytwins/${ids.toytwinId}`),
    async intentOf(ids: Ids): Promise<string> {
      const order = await rereadOrder(now().services, ids.orderId);
      return order?.paymentIntentId ?? '';
    },
  };
}
