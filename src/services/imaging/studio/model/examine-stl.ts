/** What a slicer asks of a solid. Lengths in the file's unit. */
export type StlFindings = {
  triangles: number;
  /** Edges that are not shared by exactly two triangles which run along them in opposite directions. */
  openEdges: number;
  /** Triangles without an area, or with a number that is none. */
  badTriangles: number;
  /** How many pieces hang together by edges. */
  pieces: number;
  volume: number;
  low: number[];
  high: number[];
};

type Corner = readonly [number, number, number];

/** Measures a binary STL as a closed surface. For tests. */
export function examineStl(stl: Uint8Array): StlFindings {
  const view = new DataView(stl.buffer, stl.byteOffset, stl.byteLength);
  const triangles = view.getUint32(80, true);
  const numbers = new Map<string, number>();
  const places: Corner[] = [];
  const edges = new Map<string, number>();
  const joined: number[] = [];
  const find = (vertex: number): number => {
    let at = vertex;
    while (joined[at] !== at) {
      joined[at] = joined[joined[at] ?? at] ?? at;
      at = joined[at] ?? at;
    }
    return at;
  };
  let [badTriangles, volume] = [0, 0];
  for (let triangle = 0; triangle < triangles; triangle++) {
    const corners = [0, 1, 2].map((corner) => {
      const at = 84 + triangle * 50 + 12 + corner * 12;
      const place = [0, 4, 8].map((offset) => view.getFloat32(at + offset, true));
      const key = place.join();
      const known = numbers.get(key) ?? places.length;
      if (known === places.length) {
        numbers.set(key, known);
        joined.push(known);
        places.push([place[0] ?? 0, place[1] ?? 0, place[2] ?? 0]);
      }
      return known;
    });
    for (const [place, from] of corners.entries()) {
      const to = corners[(place + 1) % 3] ?? 0;
      edges.set(`${from} ${to}`, (edges.get(`${from} ${to}`) ?? 0) + 1);
      joined[find(from)] = find(to);
    }
    const [a, b, c] = corners.map((corner): Corner => places[corner] ?? [0, 0, 0]);
    if (!a || !b || !c) continue;
    const area = cross(minus(b, a), minus(c, a));
    if (!(Math.hypot(...area) > 0)) badTriangles++;
    volume += (a[0] * area[0] + a[1] * area[1] + a[2] * area[2]) / 6;
  }
  let openEdges = 0;
  for (const [edge, count] of edges) {
    const [from, to] = edge.split(' ');
    if (count !== 1 || edges.get(`${to} ${from}`) !== 1) openEdges++;
  }
  const along = (axis: 0 | 1 | 2) => places.map((place) => place[axis]);
  const extreme = (pick: (a: number, b: number) => number, axis: 0 | 1 | 2) =>
    along(axis).reduce((a, b) => pick(a, b));
  return {
    triangles,
    openEdges,
    badTriangles,
    pieces: new Set(joined.map((_, vertex) => find(vertex))).size,
    volume,
    low: [extreme(Math.min, 0), extreme(Math.min, 1), extreme(Math.min, 2)],
    high: [extreme(Math.max, 0), extreme(Math.max, 1), extreme(Math.max, 2)],
  };
}

const minus = (a: Corner, b: Corner): Corner => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const cross = (a: Corner, b: Corner): Corner => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
