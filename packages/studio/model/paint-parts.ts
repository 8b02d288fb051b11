import type { Field } from '../sculpt/field.ts';
import type { Decal, Paint } from '../sculpt/solid.ts';
import type { Surface } from './extract-surface.ts';

/** All of a model that has one paint: an indexed triangle list. */
export type Part = {
  paint: Paint;
  /** The print on it, if this part shows one. */
  decal: Decal | undefined;
  /** World units, three for every vertex; unit normals likewise. */
  positions: Float32Array<ArrayBuffer>;
  normals: Float32Array<ArrayBuffer>;
  /** Two for every vertex where there is a print: 0/0 is its top left, 1/1 its bottom right. */
  uvs: Float32Array<ArrayBuffer> | undefined;
  /** Three vertices for every triangle, counter-clockwise seen from outside. */
  triangles: Uint32Array;
};

/** A print thins out where the surface turns away from it; from here on it is left out. */
const FACING = 0.08;

/** Sorts a surface's quads by what they are painted with. Corners that two parts share keep the same position. */
export function paintParts(surface: Surface, field: Field): Part[] {
  const groups = new Map<string, { solid: number; decal: Decal | undefined; quads: number[] }>();
  const decals: Decal[] = [];
  for (let quad = 0; quad < surface.solids.length; quad++) {
    const solid = surface.solids[quad];
    const paint = field.solids[solid]?.paint;
    if (!paint) continue;
    const decal = paint.decal && isPrinted(surface, quad, field, paint.decal) ? paint.decal : undefined;
    if (decal && !decals.includes(decal)) decals.push(decal);
    const key = [paint.colour, paint.gloss, paint.metal === true, decal ? decals.indexOf(decal) : '-'].join(
      '|',
    );
    const group = groups.get(key);
    if (group) group.quads.push(quad);
    else groups.set(key, { solid, decal, quads: [quad] });
  }
  const local = new Int32Array(surface.positions.length / 3).fill(-1);
  return [...groups.values()].map(({ solid, decal, quads }) => {
    const paint = field.solids[solid]?.paint ?? { colour: [0, 0, 0], gloss: 0 };
    const part = collectPart(surface, quads, local);
    return { ...part, paint, decal, uvs: decal && projectPrint(part.positions, field, solid, decal) };
  });
}

function collectPart(surface: Surface, quads: readonly number[], local: Int32Array) {
  const vertices: number[] = [];
  const sums: number[] = [];
  const triangles = new Uint32Array(quads.length * 6);
  for (const [index, quad] of quads.entries()) {
    const corners = [0, 1, 2, 3].map((corner) => {
      const vertex = surface.quads[quad * 4 + corner];
      let own = local[vertex] ?? -1;
      if (own < 0) {
        own = vertices.length;
        local[vertex] = own;
        vertices.push(vertex);
        sums.push(0, 0, 0);
      }
      for (let c = 0; c < 3; c++) sums[own * 3 + c] = sums[own * 3 + c] + surface.normals[quad * 3 + c];
      return own;
    });
    const [a = 0, b = 0, c = 0, d = 0] = corners;
    const split = isShorter(surface, quad) ? [a, b, c, a, c, d] : [b, c, d, b, d, a];
    triangles.set(split, index * 6);
  }
  for (const vertex of vertices) local[vertex] = -1;
  const positions = new Float32Array(vertices.length * 3);
  for (const [own, vertex] of vertices.entries())
    positions.set(surface.positions.subarray(vertex * 3, vertex * 3 + 3), own * 3);
  return { positions, normals: toUnit(sums), triangles };
}

/** Whether the diagonal from a quad's first corner is the shorter one. */
function isShorter({ positions, quads }: Surface, quad: number): boolean {
  const squared = (from: number, to: number) => {
    const [a, b] = [quads[quad * 4 + from] * 3, quads[quad * 4 + to] * 3];
    let sum = 0;
    for (let c = 0; c < 3; c++) sum += (positions[a + c] - positions[b + c]) ** 2;
    return sum;
  };
  return squared(0, 2) <= squared(1, 3);
}

function toUnit(sums: readonly number[]): Float32Array<ArrayBuffer> {
  const normals = new Float32Array(sums.length);
  for (let o = 0; o < sums.length; o += 3) {
    const [x, y, z] = [sums[o], sums[o + 1], sums[o + 2]];
    const length = Math.hypot(x, y, z);
    normals.set(length > 1e-6 ? [x / length, y / length, z / length] : [0, 1, 0], o);
  }
  return normals;
}

/** Whether a quad faces the front of its object, under the print, so that it shows it. */
function isPrinted(surface: Surface, quad: number, field: Field, decal: Decal): boolean {
  const solid = surface.solids[quad];
  const m = field.frames[solid]?.matrix ?? [];
  const [nx, ny, nz] = [0, 1, 2].map((c) => surface.normals[quad * 3 + c]);
  if (m[2] * (nx ?? 0) + m[5] * (ny ?? 0) + m[8] * (nz ?? 0) < FACING) return false;
  const corner = surface.quads[quad * 4] * 3;
  const place = surface.positions.subarray(corner, corner + 3);
  const [u, v] = printPlace(place, 0, field, solid, decal);
  return u > 0 && v > 0 && u < 1 && v < 1;
}

function projectPrint(
  positions: Float32Array,
  field: Field,
  solid: number,
  decal: Decal,
): Float32Array<ArrayBuffer> {
  const uvs = new Float32Array((positions.length / 3) * 2);
  for (let vertex = 0; vertex < positions.length / 3; vertex++)
    uvs.set(printPlace(positions, vertex * 3, field, solid, decal), vertex * 2);
  return uvs;
}

function printPlace(
  positions: Float32Array,
  at: number,
  field: Field,
  solid: number,
  decal: Decal,
): readonly [number, number] {
  const frame = field.frames[solid];
  if (!frame) return [0, 0];
  const m = frame.matrix;
  const dx = positions[at] - frame.at[0];
  const dy = positions[at + 1] - frame.at[1];
  const dz = positions[at + 2] - frame.at[2];
  const x = (m[0] * dx + m[3] * dy + m[6] * dz) / frame.scale;
  const y = (m[1] * dx + m[4] * dy + m[7] * dz) / frame.scale;
  return [((x - decal.centre[0]) / decal.half[0] + 1) / 2, (1 - (y - decal.centre[1]) / decal.half[1]) / 2];
}
