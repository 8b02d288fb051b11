import { CELLS, GRID, type Plane } from './head-grid.ts';
import type { LabPlanes } from './lab.ts';

/** How far a brush reaches, in cells, and how even colours on one side of it have to be to be taken, as a variance. */
const REACH = 3;
const EVEN = 4;
const SECTORS = 8;
/** How much less a place counts that is at the border of the next sector: sectors overlap. */
const OVERLAP = 0.6;

/** Where the cells of a sector lie, as steps from the middle cell, and how much each counts. */
type Sector = { steps: Int32Array; weights: Float32Array };

const sectors: readonly Sector[] = Array.from({ length: SECTORS }, (_, sector) => {
  const cells: [step: number, weight: number][] = [];
  for (let y = -REACH; y <= REACH; y++) {
    for (let x = -REACH; x <= REACH; x++) {
      const away = x * x + y * y;
      if (away > (REACH + 0.5) ** 2) continue;
      const turn = (Math.atan2(y, x) / (2 * Math.PI)) * SECTORS - sector;
      const aside = away === 0 ? 0 : Math.abs(turn - SECTORS * Math.round(turn / SECTORS));
      if (aside <= 1) cells.push([y * GRID.edge + x, (1 - OVERLAP * aside) * Math.exp(-away / REACH ** 2)]);
    }
  }
  return {
    steps: Int32Array.from(cells, ([step]) => step),
    weights: Float32Array.from(cells, ([, weight]) => weight),
  };
});

/**
 * Lays colours on in strokes, as with a brush: grain and hairs go, edges become crisp. Source: Papari, Petkov and Campisi,
 * "Artistic Edge and Corner Enhancing Smoothing", 2007 (a Kuwahara filter of soft sectors).
 * @param share how much of each cell is laid on anew, 0 to 1
 */
export function brush(colours: LabPlanes, share: Plane): LabPlanes {
  const painted = colours.map((plane) => Float32Array.from(plane)) as LabPlanes;
  const margin = REACH * (GRID.edge + 1);
  for (let cell = margin; cell < CELLS - margin; cell++) {
    if (share[cell] < 0.02) continue;
    const stroke = strokeAt(colours, cell);
    for (const channel of [0, 1, 2] as const)
      painted[channel][cell] += (stroke[channel] - painted[channel][cell]) * share[cell];
  }
  return painted;
}

/** The mean colours of a cell's sectors, those that are even before others. */
function strokeAt([light, green, blue]: LabPlanes, cell: number): [number, number, number] {
  let [all, allLight, allGreen, allBlue] = [0, 0, 0, 0];
  for (const { steps, weights } of sectors) {
    let [sum, sumLight, sumGreen, sumBlue, squares] = [0, 0, 0, 0, 0];
    for (let at = 0; at < steps.length; at++) {
      const [near, weight] = [cell + steps[at], weights[at]];
      const [l, a, b] = [light[near], green[near], blue[near]];
      sum += weight;
      sumLight += weight * l;
      sumGreen += weight * a;
      sumBlue += weight * b;
      squares += weight * (l * l + a * a + b * b);
    }
    const variance = squares / sum - (sumLight ** 2 + sumGreen ** 2 + sumBlue ** 2) / sum ** 2;
    const trust = 1 / (1 + (Math.max(0, variance) / EVEN) ** 2);
    all += trust;
    allLight += (trust * sumLight) / sum;
    allGreen += (trust * sumGreen) / sum;
    allBlue += (trust * sumBlue) / sum;
  }
  return [allLight / all, allGreen / all, allBlue / all];
}
