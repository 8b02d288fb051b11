/**
 * Why not fastest-levenshtein (1.0.16): it counts two letters in the wrong order, the most frequent slip, as two
 * mistakes, so that 'giutar' finds no guitar.
 */

/**
 * How many letters must be put in, left out, changed or swapped with their neighbour to turn one word into the other
 * (optimal string alignment).
 */
export function editDistance(from: string, to: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row++) {
    const current = [row];
    for (let column = 1; column <= to.length; column++) {
      const isSame = from[row - 1] === to[column - 1];
      const changed = (last[column - 1] ?? 0) + (isSame ? 0 : 1);
      const isSwapped =
        row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      current[column] = Math.min(
        changed,
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        isSwapped ? (beforeLast[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    beforeLast = last;
    last = current;
  }
  return last[to.length] ?? 0;
}
