import { isInside } from '../is-inside.ts';
import type { Point } from '../point.ts';
import { FACE_PRINT } from './face-print.ts';

/** Where in a print of three floats a pixel the pixels inside an outline begin. */
export function placesIn(outline: readonly Point[]): number[] {
  const { width, height, perUnit, halfWidth, top } = FACE_PRINT;
  const columns = outline.map(({ x }) => (x + halfWidth) * perUnit);
  const rows = outline.map(({ y }) => (y - top) * perUnit);
  const places: number[] = [];
  for (
    let row = Math.max(0, Math.ceil(Math.min(...rows)));
    row <= Math.min(height - 1, Math.max(...rows));
    row++
  ) {
    for (
      let column = Math.max(0, Math.ceil(Math.min(...columns)));
      column <= Math.min(width - 1, Math.max(...columns));
      column++
    ) {
      if (isInside(outline, column / perUnit - halfWidth, row / perUnit + top))
        places.push((row * width + column) * 3);
    }
  }
  return places;
}
