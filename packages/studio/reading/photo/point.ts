/** A place in a picture, in its pixels. */
export type Point = { x: number; y: number };
