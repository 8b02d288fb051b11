import type { StudioThreads } from '../threads/create-threads.ts';
import type { PrintWishes } from './print/print-toy.ts';
import { type ModelTask, readModelTask } from './read-model-task.ts';

/** Makes the files of a toy that one can turn around and print. */
export type Modeller = {
  /**
   * The toy of a task as GLB (metres, y up, 0.15 m high): the same figure as its character picture. Throws
   * `InvalidArgumentError` of the AI SDK for an unreadable, missing or unexpected photo; an abort ends the thread that
   * works on it.
   */
  makeGlb(task: ModelTask, signal?: AbortSignal): Promise<Uint8Array>;
  /** The same toy for a printer: binary STL, millimetres, z up. */
  toStl(glb: Uint8Array): Promise<Uint8Array>;
  /** The same toy for a printer in colour or not, in a size and with or without its base: closed, and not too thin. */
  toPrint(glb: Uint8Array, wishes: PrintWishes): Promise<Uint8Array>;
  /** The same toy as USDZ, for Quick Look on iPhone and iPad. */
  toUsdz(glb: Uint8Array): Promise<Uint8Array>;
};

/** The studio's modeller. */
export function createStudioModeller(threads: StudioThreads): Modeller {
  return {
    makeGlb: async (task, signal) => threads.renderModel(await readModelTask(threads, task), signal),
    toStl: threads.convertToStl,
    toPrint: threads.convertToPrint,
    toUsdz: threads.convertToUsdz,
  };
}
