import { generateImage } from 'ai';
import { askModel } from './ask-model.ts';
import { classifyFailure } from './hosted/classify-failure.ts';
import { priceAnswer, type TokenUsage } from './hosted/picture-price.ts';
import type { Imaging } from './index.ts';
import { PictureError } from './picture-error.ts';
import type { PictureEvent } from './picture-log.ts';
import { listPhotos, type PictureRequest } from './picture-request.ts';
import { squarePicture } from './square-picture.ts';

/**
 * Calls the image model for a picture of 1536 x 1536 pixels.
 * @throws {PictureError} for a hosted model's failure; the signal's reason when it aborts.
 */
export async function makePicture(
  imaging: Imaging,
  request: PictureRequest,
  signal: AbortSignal,
): Promise<Uint8Array> {
  const { hosted } = imaging;
  if (!hosted) return ask(imaging, request, { images: listPhotos(request), size: '1536x1536' }, signal);
  const layout = hosted.takesLayout ? await hosted.drawLayout(request, signal) : undefined;
  const images = [...(hosted.takesPhoto ? listPhotos(request) : []), ...(layout ? [layout] : [])];
  const picture = await ask(imaging, request, { images, ...hosted.shape }, signal);
  return hosted.printWords(picture, request);
}

/** Outcomes that a vendor bills or may bill, including late and aborted answers. */
const BILLED: ReadonlySet<PictureEvent['outcome']> = new Set(['made', 'broken', 'slow', 'interrupted']);

type Form = { images: Uint8Array[]; size?: `${number}x${number}`; aspectRatio?: '1:1' };

async function ask(
  imaging: Imaging,
  request: PictureRequest,
  { images, ...form }: Form,
  signal: AbortSignal,
): Promise<Uint8Array> {
  const { hosted, imageModel, pictureTimeout } = imaging;
  return askModel(
    (limited) =>
      reported(imaging, request, limited, async (noteUsage) => {
        const { image, usage } = await generateImage({
          model: imageModel,
          prompt: images.length > 0 ? { text: request.prompt, images } : request.prompt,
          ...form,
          // Hosted models do not support seeds, and the SDK would warn about each.
          seed: hosted ? undefined : request.seed,
          maxRetries: 0,
          abortSignal: limited,
          providerOptions: hosted ? hosted.providerOptions : { studio: request.options },
        });
        noteUsage(usage);
        return hosted ? squarePicture(image.uint8Array) : image.uint8Array;
      }),
    { timeout: pictureTimeout, signal },
  );
}

/** Reports outcome, time and cost of one answer; classifies a failure. */
async function reported(
  { engine, imageModel, pictures, price }: Imaging,
  { options, orderId }: PictureRequest,
  signal: AbortSignal,
  ask: (noteUsage: (usage: TokenUsage) => void) => Promise<Uint8Array>,
): Promise<Uint8Array> {
  const began = performance.now();
  let usage: TokenUsage | undefined;
  const report = (outcome: PictureEvent['outcome']) => {
    pictures.report({
      engine,
      model: imageModel.modelId,
      kind: options.kind,
      outcome,
      cents: BILLED.has(outcome) ? priceAnswer(price, usage) : 0,
      milliseconds: Math.round(performance.now() - began),
      orderId,
    });
  };
  try {
    const picture = await ask((told) => {
      usage = told;
    });
    report('made');
    return picture;
  } catch (error) {
    const failure = classifyFailure(error);
    report(signal.aborted ? endOf(signal) : failure instanceof PictureError ? failure.trouble : 'failed');
    throw failure;
  }
}

/**
 * Whether the time-out ended the call, or an abort: the process stops, or the other picture failed for good.
 */
function endOf({ reason }: AbortSignal): 'slow' | 'interrupted' {
  return reason instanceof DOMException && reason.name === 'TimeoutError' ? 'slow' : 'interrupted';
}
