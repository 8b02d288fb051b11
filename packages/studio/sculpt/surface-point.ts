/** A surface point to shade: where it is, its unit normal, its solid, and the soft light on it. */
export type SurfacePoint = {
  x: number;
  y: number;
  z: number;
  nx: number;
  ny: number;
  nz: number;
  solid: number;
  /** As `measurePoint` writes it. */
  soft: Float32Array;
};

/** Where light is measured: a place and the direction of the surface there. */
export type LitPoint = Pick<SurfacePoint, 'x' | 'y' | 'z' | 'nx' | 'ny' | 'nz'>;
