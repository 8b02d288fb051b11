import { median } from './statistics.ts';

/** Two sides of one comparison. */
export interface Sides {
  product(): Promise<number>;
  reference(): Promise<number>;
}

/**
 * Measures both sides in turn, A B B A, so that what else the machine does hits both alike and neither is always
 * the first.
 * @returns the median of each side.
 */
export async function interleave(
  rounds: number,
  { product, reference }: Sides,
): Promise<{ measured: number; reference: number }> {
  const products: number[] = [];
  const references: number[] = [];
  const measureProduct = async () => products.push(await product());
  const measureReference = async () => references.push(await reference());
  for (let round = 0; round < rounds; round += 1) {
    const turn = [measureProduct, measureReference];
    for (const measure of round % 2 === 0 ? turn : turn.reverse()) await measure();
  }
  return { measured: median(products), reference: median(references) };
}
