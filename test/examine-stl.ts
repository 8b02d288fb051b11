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

type Place = readonly [number, number, number];
/** Its corners, by their numbers in the list of places. */
type Triangle = readonly [number, number, number];
type Mesh = { places: readonly Place[]; triangles: readonly Triangle[] };

/** Where the triangles begin in a binary STL, and how many bytes each takes. */
const HEADER = 84;
const TRIANGLE = 50;

/** Measures a binary STL as a closed surface. */
export function examineStl(stl: Uint8Array): StlFindings {
  const mesh = weld(stl);
  const areas = mesh.triangles.map((triangle) => areaOf(mesh, triangle));
  const volumes = mesh.triangles.map(
    ([first], index) => dot(placeOf(mesh, first), areas[index] ?? NOWHERE) / 6,
  );
  return {
    triangles: mesh.triangles.length,
    openEdges: countOpenEdges(mesh),
    badTriangles: areas.filter((area) => !(Math.hypot(...area) > 0)).length,
    pieces: countPieces(mesh),
    volume: volumes.reduce((sum, volume) => sum + volume, 0),
    low: extremeOf(mesh, Math.min),
    high: extremeOf(mesh, Math.max),
  };
}

/** An STL repeats a corner in each of its triangles; here equal places are one corner. */
function weld(stl: Uint8Array): Mesh {
  const view = new DataView(stl.buffer, stl.byteOffset, stl.byteLength);
  const numbers = new Map<string, number>();
  const places: Place[] = [];
  const numberAt = (offset: number) => {
    const place = [0, 4, 8].map((along) => view.getFloat32(offset + along, true));
    const known = numbers.get(place.join());
    if (known !== undefined) return known;
    numbers.set(place.join(), places.length);
    return places.push([place[0] ?? 0, place[1] ?? 0, place[2] ?? 0]) - 1;
  };
  const triangles = Array.from({ length: view.getUint32(80, true) }, (_, index): Triangle => {
    // After the normal, which says nothing that the corners do not.
    const at = HEADER + index * TRIANGLE + 12;
    return [numberAt(at), numberAt(at + 12), numberAt(at + 24)];
  });
  return { places, triangles };
}

function edgesOf([a, b, c]: Triangle): (readonly [from: number, to: number])[] {
  return [
    [a, b],
    [b, c],
    [c, a],
  ];
}

function countOpenEdges({ triangles }: Mesh): number {
  const edges = new Map<string, number>();
  for (const [from, to] of triangles.flatMap(edgesOf))
    edges.set(`${from} ${to}`, (edges.get(`${from} ${to}`) ?? 0) + 1);
  return edges
    .entries()
    .filter(([edge, count]) => count !== 1 || edges.get(edge.split(' ').reverse().join(' ')) !== 1)
    .toArray().length;
}

/** Each corner points to another one of its piece, at last to the one that stands for all of it. */
function countPieces({ places, triangles }: Mesh): number {
  const next = places.map((_, corner) => corner);
  const find = (corner: number): number => {
    let at = corner;
    while (next[at] !== at) {
      next[at] = next[next[at] ?? at] ?? at;
      at = next[at] ?? at;
    }
    return at;
  };
  for (const [from, to] of triangles.flatMap(edgesOf)) next[find(from)] = find(to);
  return new Set(next.map(find)).size;
}

/** Twice the area, along the triangle's normal. */
function areaOf(mesh: Mesh, [a, b, c]: Triangle): Place {
  const from = placeOf(mesh, a);
  return cross(minus(placeOf(mesh, b), from), minus(placeOf(mesh, c), from));
}

function extremeOf({ places }: Mesh, pick: (a: number, b: number) => number): number[] {
  const along = (axis: 0 | 1 | 2) => places.map((place) => place[axis]).reduce((a, b) => pick(a, b));
  return [along(0), along(1), along(2)];
}

const NOWHERE: Place = [0, 0, 0];
const placeOf = ({ places }: Mesh, corner: number): Place => places[corner] ?? NOWHERE;
const dot = (a: Place, b: Place) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const minus = (a: Place, b: Place): Place => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const cross = (a: Place, b: Place): Place => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
