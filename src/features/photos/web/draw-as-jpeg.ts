import { PHOTO_MESSAGES } from '../contract.ts';
import { canvasKeepsPictures } from './canvas-keeps-pictures.ts';
import { PhotoError } from './photo-error.ts';

/** Longer side of a photo that is drawn again, in pixels: more than is stored would only take longer on a slow line. */
const SENT_SIDE = 1600;
const SENT_QUALITY = 0.9;

/** Behind a transparent photo, as on the server: JPEG has no transparency. */
const WHITE = '#fff';
/** Behind a damaged one: what is missing is gray on the server as well, and the photo check knows it by that. */
const GREY = '#808080';

/** This browser gives pages no true picture of what they draw. */
export class CanvasChangedError extends Error {
  override readonly name = 'CanvasChangedError';
}

/**
 * Draws a photo of a kind that this browser opens, upright and at most 1600 pixels a side.
 * @throws {CanvasChangedError}; other errors if the browser cannot open it, or finds it damaged.
 */
export async function redrawAsJpeg(file: File): Promise<File> {
  const bitmap = await createImageBitmap(file);
  try {
    return await drawAsJpeg(bitmap, bitmap, file.name, WHITE);
  } finally {
    bitmap.close();
  }
}

/**
 * Draws what this browser shows of a damaged photo. Throws like `redrawAsJpeg`, also if that is nothing.
 */
export async function redrawDamaged(file: File): Promise<File> {
  const image = new Image();
  image.src = URL.createObjectURL(file);
  try {
    await image.decode();
    mustShowSomething(image);
    return await drawAsJpeg(
      image,
      { width: image.naturalWidth, height: image.naturalHeight },
      file.name,
      GREY,
    );
  } finally {
    URL.revokeObjectURL(image.src);
  }
}

/** @param ground is seen where the picture is transparent. */
export async function drawAsJpeg(
  picture: CanvasImageSource,
  size: { width: number; height: number },
  fileName: string,
  ground: string,
): Promise<File> {
  if (!(await canvasKeepsPictures())) throw new CanvasChangedError();
  const scale = Math.min(1, SENT_SIDE / Math.max(size.width, size.height));
  const { canvas, context } = newCanvas(Math.round(size.width * scale), Math.round(size.height * scale));
  context.fillStyle = ground;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/jpeg', SENT_QUALITY),
  );
  if (!blob) throw new PhotoError(PHOTO_MESSAGES.unreadable);
  return new File([blob], fileName.replace(/\.[^.]+$/, '.jpg'), { type: 'image/jpeg' });
}

function newCanvas(width: number, height: number) {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new PhotoError(PHOTO_MESSAGES.unreadable);
  return { canvas, context };
}

/** A browser counts a file as loaded of which it has drawn nothing. */
function mustShowSomething(image: HTMLImageElement): void {
  const side = 16;
  const { context } = newCanvas(side, side);
  context.drawImage(image, 0, 0, side, side);
  const { data } = context.getImageData(0, 0, side, side);
  if (!data.some((value, at) => at % 4 === 3 && value > 0)) throw new PhotoError(PHOTO_MESSAGES.unreadable);
}
