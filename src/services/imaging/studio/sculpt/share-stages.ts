import type { Rendering } from './rendering.ts';
import { SharedRoom, type Take } from './room.ts';
import { type Stage, stagesOf } from './stages.ts';

/** A rendering for a helper, and the two numbers by which the threads agree: see `NEXT` and `DONE`. */
export type SharedJob = { rendering: Rendering; control: Int32Array };
/** Another thread that passes what is posted to `helpRendering`, at once, late or never; null sends it away. */
export type Helper = { postMessage(job: SharedJob | null): void };

/** The first unit that nobody has taken yet. */
const NEXT = 0;
/** How many units are done. */
const DONE = 1;
/** A picture of fewer pixels is made before another thread has understood what to do. */
const LEAST = 10_000;
/** After so many milliseconds without any progress the other thread is thought to be gone. */
const PATIENCE = 5_000;

/** Memory of the last rendering, which nobody uses any more. */
let spare: SharedRoom | undefined;

/**
 * Begins a rendering, of which a helper may already take its share. What is returned does the rest and gives the pixels,
 * straight RGBA.
 */
export function beginRendering(
  layOut: (take: Take) => Rendering,
  helper: Helper | undefined,
): () => Uint8ClampedArray<ArrayBuffer> {
  const room = spare ?? new SharedRoom();
  spare = undefined;
  room.clear();
  const rendering = layOut(room.take);
  const { width, height } = rendering.visible.camera;
  const control = new Int32Array(new SharedArrayBuffer(8));
  if (width * height >= LEAST) helper?.postMessage({ rendering, control });
  return () => {
    const stages = stagesOf(rendering);
    if (!takeUnits(stages, control) || !waitUntil(control, countUnits(stages))) {
      // The helper took units and never did them. Everything is done again, in room that it does not know.
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
  if (Atomics.load(control, NEXT) < countUnits(stages)) takeUnits(stages, control);
}

const countUnits = (stages: readonly Stage[]): number => stages.reduce((sum, { units }) => sum + units, 0);

/** Does units until none is left to take; false if another thread does not finish what it has taken. */
function takeUnits(stages: readonly Stage[], control: Int32Array): boolean {
  let before = 0;
  let unit = Atomics.add(control, NEXT, 1);
  for (const { units, run } of stages) {
    for (; unit < before + units; unit = Atomics.add(control, NEXT, 1)) {
      if (!waitUntil(control, before)) return false;
      run(unit - before);
      Atomics.add(control, DONE, 1);
      Atomics.notify(control, DONE);
    }
    before += units;
  }
  return true;
}

/** Sleeps until so many units are done; false if nothing happens for too long. */
function waitUntil(control: Int32Array, units: number): boolean {
  for (let done = Atomics.load(control, DONE); done < units; done = Atomics.load(control, DONE)) {
    if (Atomics.wait(control, DONE, done, PATIENCE) === 'timed-out') return false;
  }
  return true;
}
