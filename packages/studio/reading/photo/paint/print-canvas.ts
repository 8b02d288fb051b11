import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import type { Point } from '../point.ts';
import { FACE_PRINT } from '../print/face-print.ts';

/** A canvas of the print's size, or a `share` of it, whose coordinates are the head's units, y down. */
export function createPrintCanvas(share = 1): { canvas: Canvas; context: SKRSContext2D } {
  const canvas = createCanvas(Math.ceil(FACE_PRINT.width * share), Math.ceil(FACE_PRINT.height * share));
  const context = canvas.getContext('2d');
  context.scale(FACE_PRINT.perUnit * share, FACE_PRINT.perUnit * share);
  context.translate(FACE_PRINT.halfWidth, -FACE_PRINT.top);
  context.lineJoin = 'round';
  context.lineCap = 'round';
  return { canvas, context };
}

/** Starts a path through points with rounded corners; `closed` joins its ends. */
export function pathThrough(context: SKRSContext2D, points: readonly Point[], closed: boolean): void {
  context.beginPath();
  const count = points.length;
  const at = (index: number): Point => points[(index + count) % count] ?? { x: 0, y: 0 };
  const half = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
  const start = closed ? half(at(-1), at(0)) : at(0);
  context.moveTo(start.x, start.y);
  for (let index = closed ? 0 : 1; index < count - (closed ? 0 : 1); index++) {
    const end = half(at(index), at(index + 1));
    context.quadraticCurveTo(at(index).x, at(index).y, end.x, end.y);
  }
  if (closed) context.closePath();
  else context.lineTo(at(count - 1).x, at(count - 1).y);
}

/** Leaves out what lies within an outline of all that is painted until the context is restored. */
export function clipAround(context: SKRSContext2D, outline: readonly Point[]): void {
  const { halfWidth, top, bottom } = FACE_PRINT;
  pathThrough(context, outline, true);
  context.rect(-halfWidth, top, 2 * halfWidth, bottom - top);
  context.clip('evenodd');
}
