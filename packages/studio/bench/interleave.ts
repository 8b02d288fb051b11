import { median } from '../math.ts';
/** Two sides of one comparison; each resolves to its figure. */
export type Sides = { studio(): Promise<number>; reference(): Promise<number> };

/**
 * Measures both sides in turn, A B B A: other load on the machine affects both, and neither always comes first.
 * @returns the median of each side.
 */
export async function interleave(
  rounds: number,
  { studio, reference }: Sides,
): Promise<{ measured: number; reference: number }> {
  const measured: number[] = [];
  const references: number[] = [];
  const measureStudio = async () => measured.push(await studio());
  const measureReference = async () => references.push(await reference());
  for (let round = 0; round < rounds; round += 1) {
    const turn = [measureStudio, measureReference];
    for (const measure of round % 2 === 0 ? turn : turn.reverse()) await measure();
  }
  return { measured: median(measured), reference: median(references) };
}
