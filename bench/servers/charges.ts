import { z } from 'zod';

/** Where the product with instant models says how long each charge took the provider, in milliseconds, in their order. */
export const CHARGES = '/bench/charges';
const answer = z.array(z.number());

/** Asks a product that was started by `instant-product.ts`. */
export async function readCharges(url: string): Promise<number[]> {
  return answer.parse(await (await fetch(`${url}${CHARGES}`)).json());
}
