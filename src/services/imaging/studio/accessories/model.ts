import { hex, type Rgb } from '../colour.ts';
import type { Lump, Paint, Solid, Vector } from '../sculpt/solid.ts';

/** An accessory about one unit high around 0/0/0. */
export type AccessoryModel = {
  lumps: Lump[];
  /** The point that a hand holds. */
  grip: Vector;
  /** Its height in body units. */
  size: number;
  /** How it is turned in a hand, degrees. */
  heldTurn?: Vector;
  /** Stands on the ground beside the figure instead of being held. */
  stands?: boolean;
};

/** Makes a model in the wished colour, or in its own. */
export type Mould = (wished: Rgb | undefined) => AccessoryModel;

export const plastic = (colour: Rgb | string, gloss = 0.6): Paint => ({
  colour: typeof colour === 'string' ? hex(colour) : colour,
  gloss,
});
export const metal = (code: string): Paint => ({ colour: hex(code), gloss: 0.9, metal: true });

const NONE: Vector = [0, 0, 0];

export const ball = (paint: Paint, at: Vector, size: Vector, blend = 0, turn: Vector = NONE): Solid => ({
  shape: 'ball',
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
export const disc = (
  paint: Paint,
  at: Vector,
  radius: number,
  half: number,
  turn: Vector = NONE,
  round = 0.01,
): Solid => ({ shape: 'disc', at, size: [radius, half, 0], round, paint, turn });
export const ring = (
  paint: Paint,
  at: Vector,
  radius: number,
  thick: number,
  turn: Vector = NONE,
): Solid => ({ shape: 'ring', at, size: [radius, thick, 0], paint, turn });
export const limb = (paint: Paint, at: Vector, to: Vector, start: number, end = start, blend = 0): Solid => ({
  shape: 'limb',
  at,
  to,
  size: [start, end, 0],
  paint,
  blend,
});
/** Turns a disc or ring to face the viewer. */
export const FACING: Vector = [90, 0, 0];
