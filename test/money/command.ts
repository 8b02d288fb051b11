import type { AsyncCommand } from 'fast-check';
import type { LightMyRequestResponse } from 'fastify';
import type { Shop } from './shop.ts';

/** The model of a sequence: the ledgers say the rest themselves. */
export interface Model {
  /** What has happened, for the report of a sequence that breaks a promise. */
  happened: string[];
}

/** Something that a buyer, the provider, a worker or the clock does. It may be refused, but never break anything. */
export type ShopCommand = AsyncCommand<Model, Shop>;

/** Makes a command that may always run: what must not be done now is refused by the product itself. */
export function command(name: string, act: (shop: Shop) => Promise<unknown>): ShopCommand {
  return {
    check: () => true,
    toString: () => name,
    async run(model, shop) {
      model.happened.push(name);
      await act(shop);
    },
  };
}

/** A refusal is an allowed answer; an internal failure is not. */
export function mustAnswer(response: LightMyRequestResponse): LightMyRequestResponse {
  if (response.statusCode === 500) throw new Error(`Our own failure: ${response.body}`);
  return response;
}

/** One of several by a number that fast-check has drawn; undefined of none. */
export function pick<One>(several: readonly One[], drawn: number): One | undefined {
  return several[drawn % Math.max(1, several.length)];
}
