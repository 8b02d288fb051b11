import { WebIO } from '@gltf-transform/core';
import type { PrintedToy } from './print/printed-toy.ts';

const HEADER = 80;
const FACET = 50;

/** A GLB's triangles as binary STL: millimetres, z up, standing on the printer's bed. Colours are lost. */
export async function writeStl(glb: Uint8Array): Promise<Uint8Array> {
  const document = await new WebIO().readBinary(glb);
  const parts = document
    .getRoot()
    .listMeshes()
    .flatMap((mesh) => mesh.listPrimitives())
    .map((primitive) => ({
      positions: primitive.getAttribute('POSITION')?.getArray() ?? [],
      indices: primitive.getIndices()?.getArray() ?? [],
    }));
  return writeFacets(
    parts.flatMap(({ positions, indices }) =>
      Array.from({ length: indices.length / 3 }, (_, triangle) =>
        [0, 1, 2].map((corner) => toPrinter(positions, indices[triangle * 3 + corner])),
      ),
    ),
  );
}

/** A toy that is ready to print as binary STL. */
export function writeSurfaceStl({ positions, triangles }: PrintedToy): Uint8Array {
  return writeFacets(
    Array.from({ length: triangles.length / 3 }, (_, triangle) =>
      [0, 1, 2].map((corner) => {
        const at = triangles[triangle * 3 + corner] * 3;
        return [...positions.subarray(at, at + 3)];
      }),
    ),
  );
}

function writeFacets(facets: readonly number[][][]): Uint8Array {
  const bytes = new Uint8Array(HEADER + 4 + facets.length * FACET);
  bytes.set(new TextEncoder().encode('Toy Twin, binary STL, millimetres'));
  const view = new DataView(bytes.buffer);
  view.setUint32(HEADER, facets.length, true);
  for (const [index, corners] of facets.entries())
    for (const [place, value] of [normalOf(corners), ...corners].flat().entries())
      view.setFloat32(HEADER + 4 + index * FACET + place * 4, value, true);
  return bytes;
}

/** Metres with y up to millimetres with z up: the figure looks at the printer's front. */
function toPrinter(positions: ArrayLike<number>, vertex: number): number[] {
  const value = (axis: number) => positions[vertex * 3 + axis] * 1000;
  return [value(0), -value(2), value(1)];
}

function normalOf([a = [], b = [], c = []]: readonly number[][]): number[] {
  const edge = (to: readonly number[], axis: number) => to[axis] - a[axis];
  const [ux, uy, uz] = [edge(b, 0), edge(b, 1), edge(b, 2)];
  const [vx, vy, vz] = [edge(c, 0), edge(c, 1), edge(c, 2)];
  const [x, y, z] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
  const length = Math.hypot(x, y, z);
  return length > 0 ? [x / length, y / length, z / length] : [0, 0, 0];
}
