import { luminance } from '../../../colour.ts';
import type { Edges } from '../regions/head-regions.ts';
import type { ClothAt } from './cloth-layers.ts';

/** How far apart the compared places are; a square has this many of them on a side, most of them cloth. */
const STEP = 0.05;
const SQUARE = 6;
const MOSTLY = 0.8;
/**
 * From this value on colours change in one direction within the squares: 0 is all directions alike, 1 is only one
 * direction.
 */
const ONE_WAY = 0.61;

/** Whether the pattern of a cloth is stripes that run anyhow, as on a scarf: within a small square all go one way. */
export function runsInStripes(clothAt: ClothAt, { left, right, top, bottom }: Edges): boolean {
  let [oneWay, all] = [0, 0];
  for (let y = top; y < bottom; y += STEP * SQUARE) {
    for (let x = left; x < right; x += STEP * SQUARE) {
      const square = changesIn(clothAt, x, y);
      if (!square) continue;
      oneWay += Math.hypot(square.across - square.down, 2 * square.aslant);
      all += square.across + square.down;
    }
  }
  return all > 0 && oneWay / all > ONE_WAY;
}

/** How much the brightness changes within a square, squared, and how both ways go together. */
function changesIn(clothAt: ClothAt, x: number, y: number) {
  const lightAt = (column: number, row: number) => {
    const colour = clothAt(x + column * STEP, y + row * STEP);
    return colour && colour !== 'unsure' ? luminance(colour) : Number.NaN;
  };
  const changes = { across: 0, down: 0, aslant: 0 };
  let seen = 0;
  for (let row = 0; row < SQUARE; row++) {
    for (let column = 0; column < SQUARE; column++) {
      const aside = lightAt(column + 1, row) - lightAt(column - 1, row);
      const below = lightAt(column, row + 1) - lightAt(column, row - 1);
      if (Number.isNaN(aside + below)) continue;
      seen++;
      changes.across += aside * aside;
      changes.down += below * below;
      changes.aslant += aside * below;
    }
  }
  return seen >= SQUARE * SQUARE * MOSTLY ? changes : undefined;
}
