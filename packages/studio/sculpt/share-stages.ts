import { measureRows, smoothRows } from './ambient-light.ts';
import { type Allocate, SharedArena } from './arena.ts';
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
type Stage = { units: number; run(unit: number): void };

/** What a rendering has to go through. Each thread that takes part needs stages of its own. */
function stagesOf(rendering: Rendering): Stage[] {
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

/** A rendering for a helper, and the two numbers by which the threads agree: see `NEXT` and `DONE`. */
export type SharedJob = { rendering: Rendering; control: Int32Array };
/** Another thread that passes what is posted to `helpRendering`, at once, late or never; null sends it away. */
export type Helper = { postMessage(job: SharedJob | null): void };

/** The first unit that no thread has taken yet. */
const NEXT = 0;
/** How many units are done. */
const DONE = 1;
/** Below this many pixels a rendering ends before a helper could begin. */
const LEAST = 10_000;
/** Milliseconds without progress after which the helper counts as gone. */
const PATIENCE = 5_000;
/** A helper gives up much sooner: it has taken no unit yet, and other pictures may need it. */
const HELPER_PATIENCE = 250;

/** Memory of the last rendering, free for the next. */
let spare: SharedArena | undefined;

/**
 * Begins a rendering, of which a helper may already take its share. The returned function does the rest and gives the
 * pixels, straight RGBA.
 */
export function beginRendering(
  layOut: (take: Allocate) => Rendering,
  helper: Helper | undefined,
): () => Uint8ClampedArray<ArrayBuffer> {
  const room = spare ?? new SharedArena();
  spare = undefined;
  room.clear();
  const rendering = layOut(room.take);
  const { width, height } = rendering.visible.camera;
  const control = new Int32Array(new SharedArrayBuffer(8));
  if (width * height >= LEAST) helper?.postMessage({ rendering, control });
  return () => {
    const stages = stagesOf(rendering);
    if (!takeUnits(stages, control, PATIENCE) || !waitUntil(control, countUnits(stages), PATIENCE)) {
      // The helper took a unit and never did it. Everything is done again, in room that it does not know.
      return beginRendering(layOut, undefined)();
    }
    const pixels = new Uint8ClampedArray(rendering.pixels);
    spare = room;
    return pixels;
  };
}

/** In the other thread: takes part in a rendering until nothing is left to take. */
export function helpRendering({ rendering, control }: SharedJob): void {
  const stages = stagesOf(rendering);
  if (Atomics.load(control, NEXT) < countUnits(stages)) takeUnits(stages, control, HELPER_PATIENCE);
}

const countUnits = (stages: readonly Stage[]): number => stages.reduce((sum, { units }) => sum + units, 0);

/** Does units until none is left to take; false if another thread does not finish what it has taken. */
function takeUnits(stages: readonly Stage[], control: Int32Array, patience: number): boolean {
  let first = 0;
  for (const { units, run } of stages) {
    // A unit is taken only when it can be done at once, so a thread that stops here leaves nothing undone.
    if (!waitUntil(control, first, patience)) return false;
    for (let unit = take(control, first + units); unit !== undefined; unit = take(control, first + units)) {
      run(unit - first);
      Atomics.add(control, DONE, 1);
      Atomics.notify(control, DONE);
    }
    first += units;
  }
  return true;
}

/** Takes the next unit before `end`, if one is left. */
function take(control: Int32Array, end: number): number | undefined {
  for (let unit = Atomics.load(control, NEXT); unit < end; unit = Atomics.load(control, NEXT)) {
    if (Atomics.compareExchange(control, NEXT, unit, unit + 1) === unit) return unit;
  }
  return undefined;
}

/** Sleeps until `units` units are done; false if nothing happens for `patience` milliseconds. */
function waitUntil(control: Int32Array, units: number, patience: number): boolean {
  for (let done = Atomics.load(control, DONE); done < units; done = Atomics.load(control, DONE)) {
    if (Atomics.wait(control, DONE, done, patience) === 'timed-out') return false;
  }
  return true;
}
