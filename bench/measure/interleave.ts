import { median } from './statistics.ts';

/** Two sides of one comparison. */
export interface Sides {
  product(): Promise<number>;
  reference(): Promise<number>;
}

/**
 * Measures both sides in turn, A B A B, so that what else the machine does hits both alike.
 * @returns the median of each side.
 */
export async function interleave(
  rounds: number,
  sides: Sides,
): Promise<{ measured: number; reference: number }> {
  const product: number[] = [];
  const reference: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    product.push(await sides.product());
    reference.push(await sides.reference());
  }
  return { measured: median(product), reference: median(reference) };
}
