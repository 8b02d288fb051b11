import { luminance } from '../../../colour.ts';
import { mean, median } from '../../../math.ts';
import type { ClothAt } from './cloth-layers.ts';
import type { Neckline } from './neckline.ts';

/** A zip runs down from a collar near the middle, a little aslant in a turned head. */
const PLACE = { aside: 0.5, from: 0.1, until: 0.6 };
const SLANTS = [-0.4, -0.2, 0, 0.2, 0.4];
const STEP = 0.025;
/** How much lighter or darker, of 255, a zip is than the cloth on both sides of it, and than usual there. */
const BESIDE = 0.1;
const LINE = { least: 24, overUsual: 4, places: 6 };

/** Whether a line that is no fold runs down from a collar: all along lighter or darker than the cloth next to it. */
export function readZip(clothAt: ClothAt, { rows, throat }: Neckline): boolean {
  const middle = rows.at(-1)?.middle;
  if (middle === undefined || !Number.isFinite(throat)) return false;
  const lines: number[] = [];
  for (let x = middle - PLACE.aside; x <= middle + PLACE.aside; x += STEP)
    for (const slant of SLANTS) lines.push(...lineAt(clothAt, x, throat, slant));
  const usual = median(lines);
  return Math.max(0, ...lines) > Math.max(LINE.least, usual * LINE.overUsual);
}

/** How far a line stands out from both its sides on the whole; nothing if too little of it is seen. */
function lineAt(clothAt: ClothAt, x: number, throat: number, slant: number): number[] {
  const lightAt = (at: number, y: number) => {
    const colour = clothAt(at, y);
    return colour && colour !== 'unsure' ? luminance(colour) : undefined;
  };
  const steps: number[] = [];
  for (let down = PLACE.from; down < PLACE.until; down += STEP) {
    const [at, y] = [x + slant * down, throat + down];
    const [left, on, right] = [lightAt(at - BESIDE, y), lightAt(at, y), lightAt(at + BESIDE, y)];
    if (left !== undefined && on !== undefined && right !== undefined) steps.push((left + right) / 2 - on);
  }
  if (steps.length < LINE.places) return [];
  return [Math.abs(mean(steps))];
}
