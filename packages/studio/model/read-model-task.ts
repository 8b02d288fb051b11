import { InvalidArgumentError } from '@ai-sdk/provider';
import type { StudioOptions, ToyTask } from '../options.ts';
import { PhotoUnreadableError } from '../reading/photo/read-photo.ts';
import type { StudioThreads } from '../threads/create-threads.ts';

/** One model to make, of the person in an encoded photo. The same task always gives the same bytes. */
export type ModelTask = {
  photo: Uint8Array;
  /** The second person's photo: given if, and only if, the options have a second person. */
  secondPhoto?: Uint8Array | undefined;
  options: StudioOptions;
  seed: number;
};

/**
 * Reads the faces of a task.
 * @throws {InvalidArgumentError} of the AI SDK for an unreadable, missing or unexpected photo.
 */
export async function readModelTask(
  threads: Pick<StudioThreads, 'readFace'>,
  { photo, secondPhoto, options, seed }: ModelTask,
): Promise<ToyTask> {
  if ((secondPhoto === undefined) !== (options.second === undefined)) {
    const message = 'A toy of two people needs two photos, a toy of one needs one.';
    throw new InvalidArgumentError({ argument: 'secondPhoto', message });
  }
  try {
    const reading = await threads.readFace(photo);
    const secondReading = secondPhoto && (await threads.readFace(secondPhoto));
    return { reading, secondReading, options, seed };
  } catch (error) {
    if (!(error instanceof PhotoUnreadableError)) throw error;
    throw new InvalidArgumentError({ argument: 'photo', message: error.message });
  }
}
