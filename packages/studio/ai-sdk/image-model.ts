import { type ImageModelV4, type ImageModelV4CallOptions, InvalidArgumentError } from '@ai-sdk/provider';
import { studioOptionsSchema } from '../options.ts';
import { PhotoUnreadableError } from '../reading/photo/read-photo.ts';
import type { StudioThreads } from '../threads/create-threads.ts';

/** Edge of the square picture in pixels: the default, which is also the largest; and the smallest. */
const STUDIO_LARGEST = 1536;
const STUDIO_SMALLEST = 256;

/**
 * Makes toy pictures on this machine, in worker threads, without any network.
 *
 * `generateImage` reads: the photo as first picture of the prompt and, for two in one box, the second person's as
 * second one; `seed` (every random choice follows it: same call, same bytes), `size` (`1536x1536` by default, squares
 * from 256), and `providerOptions.studio` as `studioOptionsSchema`.
 * Throws `InvalidArgumentError` of the AI SDK for a missing, unreadable or unexpected photo, a wrong size or wrong
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
      const { photos, ...task } = readTask(call);
      const [photo, secondPhoto] = photos;
      const reading = await threads.readFace(photo).catch(refuseUnreadable);
      const secondReading = secondPhoto && (await threads.readFace(secondPhoto).catch(refuseUnreadable));
      return {
        images: [await threads.renderPicture({ ...task, reading, secondReading }, call.abortSignal)],
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
    photos: readPhotoFiles(call, parsed.data.second !== undefined),
    options: parsed.data,
    seed: call.seed ?? 0,
    size: readSize(call.size),
  };
}

/** The bytes of one photo, or of two for two people. */
function readPhotoFiles(
  { files = [] }: ImageModelV4CallOptions,
  areTwo: boolean,
): [Uint8Array, Uint8Array | undefined] {
  const [first, second] = files.map(bytesOf);
  if (!first) {
    throw refusePhotos('The studio needs the bytes of one photo as the first picture of the prompt.');
  }
  if (files.length > 2) throw refusePhotos('The studio reads at most two photos.');
  if (areTwo && !second) {
    throw refusePhotos(
      'Two in one box need two photos as pictures of the prompt: the first and the second person.',
    );
  }
  if (!areTwo && files.length > 1) {
    throw refusePhotos('The studio got a second photo, but its options have no second person.');
  }
  return [first, second];
}

const refusePhotos = (message: string) => new InvalidArgumentError({ argument: 'prompt.images', message });

type CallFile = NonNullable<ImageModelV4CallOptions['files']>[number];

function bytesOf(file: CallFile): Uint8Array | undefined {
  if (file.type !== 'file') return undefined;
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
