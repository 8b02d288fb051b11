import type { PrintedToy } from './printed-toy.ts';

/** A piece that is lower than this is what was left of something that was cut off, millimetres. */
const LOWEST = 2;

/** Leaves out pieces that are too low to be a thing: splinters of a cut. */
export function dropCrumbs(toy: PrintedToy): PrintedToy {
  const pieceOf = findPieces(toy);
  const heights = measureHeights(toy, pieceOf);
  const stays = Array.from(toy.coatOf, (_, triangle) => {
    const piece = pieceOf(toy.triangles[triangle * 3]);
    return (heights.get(piece) ?? 0) >= LOWEST;
  });
  if (stays.every(Boolean)) return toy;
  const pick = <Numbers extends Uint32Array | Uint16Array | Float32Array>(numbers: Numbers, each: number) =>
    numbers.filter((_, at) => stays[Math.floor(at / each)]);
  return renumber({
    ...toy,
    triangles: Uint32Array.from(pick(toy.triangles, 3)),
    coatOf: Uint16Array.from(pick(toy.coatOf, 1)),
    uvs: Float32Array.from(pick(toy.uvs, 6)),
  });
}

/** Answers for a corner which one stands for its whole piece. */
export function findPieces({ positions, triangles }: PrintedToy): (corner: number) => number {
  const next = Uint32Array.from({ length: positions.length / 3 }, (_, corner) => corner);
  const find = (corner: number): number => {
    let at = corner;
    while (next[at] !== at) {
      next[at] = next[next[at]];
      at = next[at];
    }
    return at;
  };
  for (let at = 0; at < triangles.length; at += 3)
    for (const other of [1, 2]) next[find(triangles[at + other])] = find(triangles[at]);
  return find;
}

function measureHeights({ positions }: PrintedToy, pieceOf: (corner: number) => number): Map<number, number> {
  const reaches = new Map<number, [low: number, high: number]>();
  for (let corner = 0; corner < positions.length / 3; corner++) {
    const height = positions[corner * 3 + 2];
    const reach = reaches.get(pieceOf(corner)) ?? [height, height];
    reaches.set(pieceOf(corner), [Math.min(reach[0], height), Math.max(reach[1], height)]);
  }
  return new Map([...reaches].map(([piece, [low, high]]) => [piece, high - low]));
}

/** Leaves out the corners that no triangle has. */
function renumber(toy: PrintedToy): PrintedToy {
  const numbers = new Int32Array(toy.positions.length / 3).fill(-1);
  const positions: number[] = [];
  const triangles = toy.triangles.map((corner) => {
    if (numbers[corner] < 0) {
      numbers[corner] = positions.length / 3;
      positions.push(...toy.positions.subarray(corner * 3, corner * 3 + 3));
    }
    return numbers[corner];
  });
  return { ...toy, triangles, positions: Float64Array.from(positions) };
}
