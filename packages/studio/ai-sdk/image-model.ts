import { type ImageModelV4, type ImageModelV4CallOptions, InvalidArgumentError } from '@ai-sdk/provider';
import { studioOptionsSchema } from '../options.ts';
import { PhotoUnreadableError } from '../reading/photo/read-photo.ts';
import type { StudioThreads } from '../threads/create-threads.ts';

/** Edge of the square picture in pixels: the default and the largest, and the smallest. */
const STUDIO_LARGEST = 1536;
const STUDIO_SMALLEST = 256;

/**
 * Makes toy pictures on this machine, in worker threads, without any network.
 *
 * `generateImage` reads: the photo as first picture of the prompt, `seed` (every random choice follows
 * it: same call, same bytes), `size` (`1536x1536` by default, squares from 256), and
 * `providerOptions.studio` as `studioOptionsSchema`.
 * Throws `InvalidArgumentError` of the AI SDK for a missing or unreadable photo, a wrong size or wrong
 * options; an abort ends the thread that works on the picture.
 */
export function createStudioImageModel(threads: StudioThreads): ImageModelV4 {
  return {
    specificationVersion: 'v4',
    provider: 'studio',
    modelId: 'studio-1',
    maxImagesPerCall: 1,
    supportsFileInputs: true,
    supportsMaskInputs: false,
    async doGenerate(call) {
      const { photo, ...task } = readTask(call);
      const reading = await threads.readFace(photo).catch(refuseUnreadable);
      return {
        images: [await threads.renderPicture({ ...task, reading }, call.abortSignal)],
        warnings: [],
        response: { timestamp: new Date(), modelId: 'studio-1', headers: undefined },
      };
    },
  };
}

function refuseUnreadable(error: unknown): never {
  if (!(error instanceof PhotoUnreadableError)) throw error;
  throw new InvalidArgumentError({ argument: 'prompt.images', message: error.message });
}

function readTask(call: ImageModelV4CallOptions) {
  const parsed = studioOptionsSchema.safeParse(call.providerOptions.studio);
  if (!parsed.success) {
    throw new InvalidArgumentError({
      argument: 'providerOptions.studio',
      message: 'The studio was asked for a picture without valid options.',
      cause: parsed.error,
    });
  }
  return {
    photo: readPhotoFile(call),
    options: parsed.data,
    seed: call.seed ?? 0,
    size: readSize(call.size),
  };
}

function readPhotoFile(call: ImageModelV4CallOptions): Uint8Array {
  const file = call.files?.[0];
  if (file?.type !== 'file') {
    throw new InvalidArgumentError({
      argument: 'prompt.images',
      message: 'The studio needs the bytes of one photo as the first picture of the prompt.',
    });
  }
  return typeof file.data === 'string' ? Buffer.from(file.data, 'base64') : file.data;
}

function readSize(size: string | undefined): number {
  if (size === undefined) return STUDIO_LARGEST;
  const [width, height] = size.split('x').map(Number);
  if (width === undefined || width !== height || width < STUDIO_SMALLEST || width > STUDIO_LARGEST) {
    throw new InvalidArgumentError({
      argument: 'size',
      message: `The studio makes square pictures of ${STUDIO_SMALLEST} to ${STUDIO_LARGEST} pixels, not ${size}.`,
    });
  }
  return width;
}
