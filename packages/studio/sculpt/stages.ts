import { measureRows, smoothRows } from './ambient-light.ts';
import { countParts, measurePart } from './distance-grid.ts';
import { createStripPainter } from './paint-strip.ts';
import type { Rendering } from './rendering.ts';
import { beginTrace, countCells, traceCells } from './visible.ts';

/** Rows of soft light that are measured or smoothed at a time. */
const LIGHT_ROWS = 16;
/** Rows that are painted at a time; bounds the memory of the finer samples at edges. */
const STRIP = 64;

/**
 * A stage of the work. Its units may be done in any order and by any thread, each once, when all units of the stages
 * before are done.
 */
export type Stage = { units: number; run(unit: number): void };

/** What a rendering has to go through. Each thread that takes part needs stages of its own. */
export function stagesOf(rendering: Rendering): Stage[] {
  const { field, lit, visible, shadows, grid, light } = rendering;
  const scene = { shadows, grid };
  const sight = beginTrace(field, visible);
  const shade = beginTrace(lit, shadows);
  const cells = countCells(visible);
  const shaded = countCells(shadows);
  const lightParts = Math.ceil(light.rows / LIGHT_ROWS);
  const paintStrip = createStripPainter(rendering);
  return [
    {
      units: cells + shaded + countParts(grid),
      run: (unit) => {
        if (unit < cells) traceCells(sight, unit, unit + 1);
        else if (unit < cells + shaded) traceCells(shade, unit - cells, unit - cells + 1);
        else measurePart(field, grid, unit - cells - shaded);
      },
    },
    {
      units: lightParts,
      run: (unit) =>
        measureRows(scene, visible, light, unit * LIGHT_ROWS, Math.min(light.rows, (unit + 1) * LIGHT_ROWS)),
    },
    {
      units: lightParts,
      run: (unit) => smoothRows(light, unit * LIGHT_ROWS, Math.min(light.rows, (unit + 1) * LIGHT_ROWS)),
    },
    {
      units: Math.ceil(visible.camera.height / STRIP),
      run: (unit) => paintStrip(unit * STRIP, Math.min(visible.camera.height, (unit + 1) * STRIP)),
    },
  ];
}
