import { flap, type Part, type Point } from './net.ts';

/**
 * The contour of a figure, millimetres from the upper left of its picture, clockwise; its first edge is straight and lies
 * at its feet, from right to left.
 */
export type StandingFigure = { contour: readonly Point[] };

/** Where a figure stands: its middle, the height of its feet and how far in front, and on which face with a flap how deep. */
type Stand = { left: number; foot: number; near: number; on: string; depth: number };

/** The figure with a flap at its feet, which is glued to what it stands on. */
export function standFigure({ contour }: StandingFigure, { left, foot, near, on, depth }: Stand): Part {
  const [[right, bottom] = [0, 0], [start] = [0]] = contour;
  const body = { name: 'figure', corners: contour, picture: 'figure' };
  return {
    name: 'Figure',
    at: { turn: [0, 0, 0], at: [left - (right + start) / 2, foot + bottom, near] },
    faces: [body, flap('figure foot', body, 0, { depth, inset: 0, lies: { on, glued: true } })],
  };
}
