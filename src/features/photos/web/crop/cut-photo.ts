import { drawAsJpeg } from '../draw-as-jpeg.ts';
import { withPlainOrientation } from '../plain-orientation.ts';
import type { PhotoPart } from './crop-view.ts';

/** A photo from which a part is cut: its file, where this page has it, and what was sent of it, or where that is stored. */
export type CutSource = { file: File | null; sent: File | string | null; name: string };

/** Shorter side of what is cut out, pixels, at least: a smaller photo is not accepted. */
const LEAST_SIDE = 320;

/** Opens a photo upright. What this browser cannot read, such as HEIC, is read as it is stored. Throws if neither can be. */
export async function openPhoto({ file, sent }: CutSource): Promise<ImageBitmap> {
  try {
    if (file) return await createImageBitmap(await withPlainOrientation(file));
  } catch (error) {
    if (!sent) throw error;
  }
  if (!sent) throw new Error('There is no photo to cut');
  if (typeof sent !== 'string') return createImageBitmap(sent);
  const answer = await fetch(sent);
  if (!answer.ok) throw new Error(`The photo could not be read: ${answer.status}`);
  return createImageBitmap(await answer.blob());
}

/**
 * Cuts a part out of an opened photo.
 * @throws {CanvasChangedError} where the browser gives no true picture of what is drawn.
 */
export async function cutPhoto(photo: ImageBitmap, part: PhotoPart, name: string): Promise<File> {
  const size = {
    width: Math.round(part.width * photo.width),
    height: Math.round(part.height * photo.height),
  };
  const larger = Math.max(1, LEAST_SIDE / Math.min(size.width, size.height));
  const cut = await createImageBitmap(
    photo,
    Math.round(part.x * photo.width),
    Math.round(part.y * photo.height),
    size.width,
    size.height,
    {
      resizeWidth: Math.round(size.width * larger),
      resizeHeight: Math.round(size.height * larger),
      resizeQuality: 'high',
    },
  );
  try {
    return await drawAsJpeg(cut, cut, name, '#fff');
  } finally {
    cut.close();
  }
}
