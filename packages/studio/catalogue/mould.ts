import { hex, type Rgb } from '../colour.ts';
import type { Group, Paint, Solid, Vector } from '../sculpt/solid.ts';
import { isMetallic } from './colours/colour-words.ts';

/** An accessory about one unit high around 0/0/0. */
export type AccessoryModel = {
  groups: Group[];
  /** The point that a hand holds. */
  grip: Vector;
  /** Its height in body units. */
  size: number;
  /** How it is turned in a hand, degrees. */
  heldTurn?: Vector;
};

/** Makes a model in the wished colour, or in its own. */
export type Mould = (tint: Rgb | undefined) => AccessoryModel;

/** Plastic of a colour, 0 matt to 1 glossy; a colour that is named after a metal is plated with it. */
export const plastic = (colour: Rgb | string, gloss = 0.6): Paint => {
  const pigment = typeof colour === 'string' ? hex(colour) : colour;
  return isMetallic(pigment) ? { colour: pigment, gloss: 0.9, metal: true } : { colour: pigment, gloss };
};
export const metal = (code: string): Paint => ({ colour: hex(code), gloss: 0.9, metal: true });

const NONE: Vector = [0, 0, 0];

export const ellipsoid = (paint: Paint, at: Vector, size: Vector, blend = 0, turn: Vector = NONE): Solid => ({
  shape: 'ellipsoid',
  at,
  size,
  paint,
  blend,
  turn,
});
export const box = (paint: Paint, at: Vector, size: Vector, round = 0.02, turn: Vector = NONE): Solid => ({
  shape: 'box',
  at,
  size,
  round,
  paint,
  turn,
});
/** A disc around y; turn it by 90 around x to face the viewer. */
export const cylinder = (
  paint: Paint,
  at: Vector,
  radius: number,
  half: number,
  turn: Vector = NONE,
  round = 0.01,
): Solid => ({ shape: 'cylinder', at, size: [radius, half, 0], round, paint, turn });
export const torus = (
  paint: Paint,
  at: Vector,
  radius: number,
  thick: number,
  turn: Vector = NONE,
): Solid => ({ shape: 'torus', at, size: [radius, thick, 0], paint, turn });
export const capsule = (
  paint: Paint,
  at: Vector,
  to: Vector,
  start: number,
  end = start,
  blend = 0,
): Solid => ({
  shape: 'capsule',
  at,
  to,
  size: [start, end, 0],
  paint,
  blend,
});
/** A bent tube of one thickness through all points. */
export const tube = (paint: Paint, radius: number, ...points: readonly Vector[]): Solid[] =>
  points.slice(1).map((to, index) => capsule(paint, points[index] ?? to, to, radius));
/** The same solid on the left (-1) and the right (1). */
export const pair = (make: (side: number) => Solid): Solid[] => [make(-1), make(1)];
/** Takes this solid away from those before it in its group. */
export const cut = (solid: Solid, blend = 0): Solid => ({ ...solid, cutOut: true, blend });
/** Blends a solid into those before it in its group. */
export const blendInto = (solid: Solid, blend: number): Solid => ({ ...solid, blend });
/** A solid whose places lie somewhere else. */
export const moveSolid = (solid: Solid, move: (place: Vector) => Vector): Solid => ({
  ...solid,
  at: move(solid.at),
  ...(solid.to && { to: move(solid.to) }),
});
/** A solid made smaller by a factor, towards 0/0/0. */
export function shrink(
  { at, to, size: [x, y, z], round, blend, groove, ...solid }: Solid,
  times: number,
): Solid {
  const place = ([px, py, pz]: Vector): Vector => [px / times, py / times, pz / times];
  return {
    ...solid,
    at: place(at),
    size: [x / times, y / times, z / times],
    ...(to && { to: place(to) }),
    ...(round !== undefined && { round: round / times }),
    ...(blend !== undefined && { blend: blend / times }),
    ...(groove && { groove: { ...groove, depth: groove.depth / times } }),
  };
}
/** Turns a disc or ring to face the viewer. */
export const FACING: Vector = [90, 0, 0];
