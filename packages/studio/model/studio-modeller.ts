import { InvalidArgumentError } from '@ai-sdk/provider';
import type { StudioOptions } from '../options.ts';
import { PhotoUnreadableError } from '../reading/photo/read-photo.ts';
import type { StudioThreads } from '../threads/create-threads.ts';

/** One model to make, of the person in an encoded photo. The same task always gives the same bytes. */
export type ModelTask = { photo: Uint8Array; options: StudioOptions; seed: number };

/** Makes the files of a toy that one can turn around and print. */
export type Modeller = {
  /**
   * The toy of a task as GLB (metres, y up, 0.15 m high): the same figure as its character picture. Throws
   * `InvalidArgumentError` of the AI SDK for an unreadable photo; an abort ends the thread that works on it.
   */
  makeGlb(task: ModelTask, signal?: AbortSignal): Promise<Uint8Array>;
  /** The same toy for a printer: binary STL, millimetres, z up. */
  toStl(glb: Uint8Array): Promise<Uint8Array>;
};

/** The studio's modeller. */
export function createStudioModeller(threads: StudioThreads): Modeller {
  return {
    async makeGlb({ photo, ...toy }, signal) {
      try {
        return await threads.renderModel({ ...toy, reading: await threads.readFace(photo) }, signal);
      } catch (error) {
        if (!(error instanceof PhotoUnreadableError)) throw error;
        throw new InvalidArgumentError({ argument: 'photo', message: error.message });
      }
    },
    toStl: threads.convertToStl,
  };
}
