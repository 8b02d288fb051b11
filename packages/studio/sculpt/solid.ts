import type { Rgb } from '../colour.ts';
import type { Relief } from './relief.ts';

/** x to the right, y up, z towards the viewer. */
export type Vector = readonly [number, number, number];

/** A picture printed on an object from its front, in the object's own coordinates. */
export type Decal = {
  /** RGBA, rows from the top. */
  pixels: Uint8ClampedArray;
  width: number;
  height: number;
  /** Middle of the print and half its extent on the object. */
  centre: readonly [number, number];
  half: readonly [number, number];
};

/** The surface of a solid. */
export type Paint = {
  colour: Rgb;
  /** 0 matt rubber, 1 glossy plastic. */
  gloss: number;
  /** Chrome and gold mirror their surroundings in their own colour. */
  metal?: boolean;
  /** How far the surface spreads what it mirrors at least, 0 sharp to 0.75; a low gloss spreads it further. */
  roughness?: number;
  /** How far light travels inside, 0 stone to 1 wax; 0.35 unless given, vinyl skin looks alive at 0.6 to 1. */
  translucent?: number;
  decal?: Decal;
};

/** How a surface is carved: combed hair, curls, a plait. */
export type Groove = {
  depth: number;
  /** Grooves along half a turn around the pole; of curls and layers, waves per unit. */
  density: number;
  /** Where they start, radians. */
  phase: number;
  /**
   * - `comb`: even grooves from the top of the solid, the usual
   * - `strands`: broad locks, uneven, each with fine grooves along it, from the pole
   * - `layers`: the same side by side along the pole, as hair falls from a parting
   * - `curls`: small coils all over
   * - `plait`: rows of a plait that run from the pole
   */
  pattern?: 'comb' | 'strands' | 'curls' | 'plait' | 'layers';
  /**
   * The direction, in the solid's own coordinates, from which the grooves run; up unless given. Limbs run along
   * themselves; of an arc it is the side that is seen, from which angles are counted.
   */
  pole?: Vector;
  /** Half turns that the grooves wind around the pole from end to end; of a plait, its links. */
  twist?: number;
  /** How far the grooves sway to both sides, radians. */
  wave?: number;
};

/**
 * One solid of a moulded toy. Sizes are half extents.
 * - `ellipsoid`: radii `size`
 * - `box`: half edges `size`, edges rounded by `round`
 * - `cylinder`: along y of radius `size[0]`, half height `size[1]`, rim rounded by `round`
 * - `torus`: around y of radius `size[0]`, thickness `size[1]`
 * - `capsule`: from `at` to `to`, radius `size[0]` at the start and `size[1]` at the end
 * - `arc`: a capsule bent by `via`, of radius `size[0]` at the start, `size[2]` at the end and drawn towards `size[1]`
 *   between: a parabola, as the curve of a lock is
 * - `relief`: what `relief` maps; `at` is the middle of its maps, `size` half their extent and the most depth
 */
export type Solid = {
  shape: 'ellipsoid' | 'box' | 'cylinder' | 'torus' | 'capsule' | 'arc' | 'relief';
  relief?: Relief;
  at: Vector;
  size: Vector;
  to?: Vector;
  /** The corner that an arc is bent towards; it leaves `at` and reaches `to` in its direction. */
  via?: Vector;
  /** Turns around x, then y, then z, degrees. */
  turn?: Vector;
  round?: number;
  paint: Paint;
  /** Width of the soft seam to the solids before it in the same group. */
  blend?: number;
  /** Takes away from the solids before it instead of adding. */
  cutOut?: boolean;
  groove?: Groove;
};

/** Solids that blend into one another. Different groups only touch. */
export type Group = readonly Solid[];

/** A thing that stands in the scene as a whole. */
export type Sculpture = {
  groups: readonly Group[];
  at?: Vector;
  turn?: Vector;
  scale?: number;
};

/** Row-major 3 x 3 matrix of turns around x, then y, then z, degrees. */
export function rotation([x, y, z]: Vector): readonly number[] {
  const [a, b, c] = [(x * Math.PI) / 180, (y * Math.PI) / 180, (z * Math.PI) / 180];
  const [sa, ca, sb, cb, sc, cc] = [
    Math.sin(a),
    Math.cos(a),
    Math.sin(b),
    Math.cos(b),
    Math.sin(c),
    Math.cos(c),
  ];
  return [
    cc * cb,
    cc * sb * sa - sc * ca,
    cc * sb * ca + sc * sa,
    sc * cb,
    sc * sb * sa + cc * ca,
    sc * sb * ca - cc * sa,
    -sb,
    cb * sa,
    cb * ca,
  ];
}

/** Product of two row-major matrices. */
export function multiply(a: readonly number[], b: readonly number[]): number[] {
  const product: number[] = [];
  for (let row = 0; row < 3; row++) {
    for (let column = 0; column < 3; column++) {
      let sum = 0;
      for (let k = 0; k < 3; k++) sum += a[row * 3 + k] * b[k * 3 + column];
      product.push(sum);
    }
  }
  return product;
}

/** A matrix times a vector. */
export function turnVector(m: readonly number[], [x, y, z]: Vector): Vector {
  const row = (r: number) => m[r * 3] * x + m[r * 3 + 1] * y + m[r * 3 + 2] * z;
  return [row(0), row(1), row(2)];
}

/** Turns a standing sculpture around the world's upright axis, degrees; its front goes to the viewer's right. */
export function turnAround(part: Sculpture, degrees: number): Sculpture {
  const [x, y, z] = part.at ?? [0, 0, 0];
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  const [tx, ty, tz] = part.turn ?? [0, 0, 0];
  return { ...part, at: [x * cos + z * sin, y, z * cos - x * sin], turn: [tx, ty + degrees, tz] };
}
