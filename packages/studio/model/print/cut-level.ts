import { capHoles } from './cap-holes.ts';
import { dropCrumbs } from './drop-crumbs.ts';
import type { PrintedToy } from './printed-toy.ts';

/** No corner is this near to the plane, millimetres: a corner in it would be above and below. */
const CLEAR = 1e-4;

/** What a triangle is made of: corners, and six numbers of its print. */
type Triangle = { corners: readonly number[]; uvs: readonly number[]; coat: number };

/** Keeps what is above a height, in millimetres, and closes the cut. */
export function cutLevel(toy: PrintedToy, height: number): PrintedToy {
  const positions = clearOf(toy.positions, height);
  const added: number[] = [];
  const crossings = new Map<string, { corner: number; share: number }>();
  const kept: Triangle[] = [];
  const rims = new Map<number, number>();
  let [sole] = toy.coatOf;

  /** The corner where an edge passes the plane, and how far along the edge from its lower end. */
  function cross(low: number, high: number): { corner: number; share: number } {
    const key = `${low} ${high}`;
    const known = crossings.get(key);
    if (known) return known;
    const [from, to] = [positions[low * 3 + 2], positions[high * 3 + 2]];
    const share = (height - from) / (to - from);
    for (const axis of [0, 1]) {
      const start = positions[low * 3 + axis];
      added.push(start + (positions[high * 3 + axis] - start) * share);
    }
    added.push(height);
    const crossing = { corner: (positions.length + added.length) / 3 - 1, share };
    crossings.set(key, crossing);
    return crossing;
  }

  for (let index = 0; index < toy.coatOf.length; index++) {
    const whole = triangleOf(toy, index);
    const above = whole.corners.map((corner) => positions[corner * 3 + 2] > height);
    if (above.every(Boolean)) kept.push(whole);
    if (above.every(Boolean) || !above.some(Boolean)) continue;
    const { corners, uvs, rim } = upperPart(whole, above, cross);
    sole = whole.coat;
    rims.set(rim[1], rim[0]);
    for (let last = 2; last < corners.length; last++)
      kept.push({
        corners: [0, last - 1, last].map((at) => corners[at]),
        uvs: [0, last - 1, last].flatMap((at) => uvs[at]),
        coat: whole.coat,
      });
  }
  const all = Float64Array.from([...positions, ...added]);
  const lid = capHoles(rims, (corner) => [all[corner * 3], all[corner * 3 + 1]]);
  for (let at = 0; at < lid.length; at += 3)
    kept.push({ corners: lid.slice(at, at + 3), uvs: [0, 0, 0, 0, 0, 0], coat: sole });
  return dropCrumbs({ ...toy, ...assemble(toy, all, kept) });
}

function clearOf(positions: Float64Array, height: number): Float64Array {
  return positions.map((value, at) =>
    at % 3 === 2 && Math.abs(value - height) < CLEAR ? height + CLEAR : value,
  );
}

function triangleOf({ triangles, coatOf, uvs }: PrintedToy, index: number): Triangle {
  return {
    corners: [...triangles.subarray(index * 3, index * 3 + 3)],
    uvs: [...uvs.subarray(index * 6, index * 6 + 6)],
    coat: coatOf[index],
  };
}

/** The corners of a triangle above the plane with the two on it, in order; `rim` are these two in that order. */
function upperPart(
  { corners: three, uvs: places }: Triangle,
  above: readonly boolean[],
  cross: (low: number, high: number) => { corner: number; share: number },
) {
  const corners: number[] = [];
  const uvs: number[][] = [];
  let [leaves, enters] = [0, 0];
  for (const at of [0, 1, 2]) {
    const next = (at + 1) % 3;
    if (above[at]) {
      corners.push(three[at]);
      uvs.push(places.slice(at * 2, at * 2 + 2));
    }
    if (above[at] === above[next]) continue;
    const [low, high] = above[at] ? [next, at] : [at, next];
    const { corner, share } = cross(three[low], three[high]);
    corners.push(corner);
    uvs.push(
      [0, 1].map(
        (axis) => places[low * 2 + axis] + (places[high * 2 + axis] - places[low * 2 + axis]) * share,
      ),
    );
    if (above[at]) leaves = corner;
    else enters = corner;
  }
  return { corners, uvs, rim: [leaves, enters] as const };
}

/** Numbers the corners that are used anew, and puts coats without a print where a print's lid would be. */
function assemble(toy: PrintedToy, all: Float64Array, kept: readonly Triangle[]) {
  const numbers = new Map<number, number>();
  const positions: number[] = [];
  const numberOf = (corner: number) => {
    const known = numbers.get(corner);
    if (known !== undefined) return known;
    numbers.set(corner, numbers.size);
    positions.push(...all.subarray(corner * 3, corner * 3 + 3));
    return numbers.size - 1;
  };
  return {
    triangles: Uint32Array.from(kept.flatMap(({ corners }) => corners.map(numberOf))),
    positions: Float64Array.from(positions),
    coatOf: Uint16Array.from(kept.map(({ coat }) => coat)),
    uvs: Float32Array.from(kept.flatMap(({ uvs }) => uvs)),
    coats: toy.coats,
  };
}
