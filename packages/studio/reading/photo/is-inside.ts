import type { Point } from './point.ts';

/** Whether a place lies within an outline: a ray from it crosses the outline an odd number of times. */
export function isInside(outline: readonly Point[], x: number, y: number): boolean {
  let inside = false;
  for (const [index, { x: x1, y: y1 }] of outline.entries()) {
    const { x: x2, y: y2 } = outline[(index + 1) % outline.length] ?? { x: x1, y: y1 };
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside;
  }
  return inside;
}
