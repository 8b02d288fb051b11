import { type Material, type Primitive, type Texture, WebIO } from '@gltf-transform/core';
import { fromLinear } from '../../colour-lab.ts';

/** What a triangle is covered with: a colour, and the number of the print that lies on it, if one does. */
export type Coat = { colour: readonly [number, number, number]; print: number | undefined };

/** A toy as printers take it: one closed surface, millimetres, z up, looking at the printer's front. */
export type PrintedToy = {
  title: string;
  /** Three coordinates for every corner; triangles that meet share their corners. */
  positions: Float64Array;
  /** Three corners for every triangle, counter-clockwise seen from outside. */
  triangles: Uint32Array;
  /** Which coat every triangle has. */
  coatOf: Uint16Array;
  coats: readonly Coat[];
  /** For every triangle six numbers: where its corners lie on the print, 0/0 top left. Zero without a print. */
  uvs: Float32Array;
  /** The prints, as PNG. */
  prints: readonly Uint8Array[];
};

/** Where triangles are, and where they face. */
export type Surface = Pick<PrintedToy, 'positions' | 'triangles'>;

/** Reads a GLB of the studio as one surface: equal places become one corner. */
export async function readPrintedToy(glb: Uint8Array): Promise<PrintedToy> {
  const root = (await new WebIO().readBinary(glb)).getRoot();
  const primitives = root.listMeshes().flatMap((mesh) => mesh.listPrimitives());
  const textures = root.listTextures();
  const corners = createCorners();
  const triangles: number[] = [];
  const coatOf: number[] = [];
  const uvs: number[] = [];
  for (const [coat, primitive] of primitives.entries()) {
    const { positions, places, indices } = attributesOf(primitive);
    for (const [at, vertex] of indices.entries()) {
      triangles.push(corners.add(positions, vertex));
      uvs.push(places?.[vertex * 2] ?? 0, places?.[vertex * 2 + 1] ?? 0);
      if (at % 3 === 0) coatOf.push(coat);
    }
  }
  return {
    title: String(root.listNodes()[0]?.getExtras().title ?? ''),
    positions: Float64Array.from(corners.positions),
    triangles: Uint32Array.from(triangles),
    coatOf: Uint16Array.from(coatOf),
    coats: primitives.map((primitive) => coatOfMaterial(primitive.getMaterial(), textures)),
    uvs: Float32Array.from(uvs),
    prints: textures.map((texture) => texture.getImage() ?? new Uint8Array()),
  };
}

function attributesOf(primitive: Primitive) {
  return {
    positions: primitive.getAttribute('POSITION')?.getArray() ?? [],
    places: primitive.getAttribute('TEXCOORD_0')?.getArray(),
    indices: primitive.getIndices()?.getArray() ?? new Uint32Array(),
  };
}

function createCorners() {
  const numbers = new Map<string, number>();
  const positions: number[] = [];
  return {
    positions,
    /** The number of a corner; metres with y up become millimetres with z up. */
    add(source: ArrayLike<number>, vertex: number): number {
      const [x, y, z] = [source[vertex * 3], source[vertex * 3 + 1], source[vertex * 3 + 2]];
      const key = `${x} ${y} ${z}`;
      const known = numbers.get(key);
      if (known !== undefined) return known;
      numbers.set(key, numbers.size);
      positions.push(x * 1000, -z * 1000, y * 1000);
      return numbers.size - 1;
    },
  };
}

function coatOfMaterial(material: Material | null, textures: readonly Texture[]): Coat {
  const [r = 1, g = 1, b = 1] = material?.getBaseColorFactor() ?? [];
  const texture = material?.getBaseColorTexture();
  const byte = (value: number) => Math.round(fromLinear(value));
  return {
    colour: [byte(r), byte(g), byte(b)],
    print: texture ? textures.indexOf(texture) : undefined,
  };
}

/** How far a surface reaches down and up, millimetres. */
export function reachOf({ positions }: Pick<PrintedToy, 'positions'>): { low: number; high: number } {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (let at = 2; at < positions.length; at += 3) {
    low = Math.min(low, positions[at]);
    high = Math.max(high, positions[at]);
  }
  return { low, high };
}
