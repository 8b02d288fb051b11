import earcut from 'earcut';

type Point = readonly [number, number];
/** One rim of an opening: numbers of corners, in the order that the lid goes around it. */
type Rim = { corners: readonly number[]; points: readonly Point[]; area: number };

/** A thousandth of what a printer resolves; earcut leaves out corners that lie exactly on a line. */
const SHIFT = 1e-5;

/**
 * Triangles that close a level cut, seen from below. `next` answers for every corner of the cut which one the lid goes
 * to next; `pointOf` where a corner lies in the plane.
 */
export function capHoles(next: ReadonlyMap<number, number>, pointOf: (corner: number) => Point): number[] {
  const rims = followRims(next, pointOf);
  const outer = rims.filter(({ area }) => area < 0);
  const holes = rims.filter(({ area }) => area >= 0);
  return outer.flatMap((rim) => {
    const inside = holes.filter((hole) => innermost(hole, outer) === rim);
    return triangulate([rim, ...inside]);
  });
}

function followRims(next: ReadonlyMap<number, number>, pointOf: (corner: number) => Point): Rim[] {
  const left = new Set(next.keys());
  const rims: Rim[] = [];
  for (const start of next.keys()) {
    if (!left.has(start)) continue;
    const corners: number[] = [];
    for (let at = start; left.delete(at); at = next.get(at) ?? start) corners.push(at);
    const points = corners.map((corner, index): Point => {
      const [x, y] = pointOf(corner);
      return [x + SHIFT * Math.sin(index * 2.4), y + SHIFT * Math.cos(index * 3.9)];
    });
    rims.push({ corners, points, area: areaOf(points) });
  }
  return rims;
}

function areaOf(points: readonly Point[]): number {
  let sum = 0;
  for (const [index, [x, y]] of points.entries()) {
    const [u, v] = points[(index + 1) % points.length] ?? [x, y];
    sum += x * v - u * y;
  }
  return sum / 2;
}

/** The smallest rim around a hole. */
function innermost(hole: Rim, outer: readonly Rim[]): Rim | undefined {
  const around = outer.filter(({ points }) => isInside(hole.points[0] ?? [0, 0], points));
  return around.toSorted((a, b) => b.area - a.area)[0];
}

function isInside([x, y]: Point, points: readonly Point[]): boolean {
  let inside = false;
  for (const [index, [ax, ay]] of points.entries()) {
    const [bx, by] = points[(index + 1) % points.length] ?? [ax, ay];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  }
  return inside;
}

function triangulate(rims: readonly Rim[]): number[] {
  const corners = rims.flatMap((rim) => rim.corners);
  const points = rims.flatMap((rim) => rim.points);
  const starts = rims
    .slice(1)
    .map((_, index) => rims.slice(0, index + 1).reduce((sum, rim) => sum + rim.corners.length, 0));
  const found = earcut(points.flat(), starts);
  const triangles: number[] = [];
  for (let at = 0; at < found.length; at += 3) {
    const three = [found[at], found[at + 1], found[at + 2]];
    // Clockwise from above.
    if (areaOf(three.map((corner) => points[corner] ?? [0, 0])) > 0) three.reverse();
    triangles.push(...three.map((corner) => corners[corner]));
  }
  return triangles;
}
