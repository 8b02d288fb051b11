import { PHOTO_MAX_BYTES, PHOTO_MESSAGES } from '../contract.ts';
import { CanvasChangedError, redrawAsJpeg } from './draw-as-jpeg.ts';
import { fileKind } from './file-kind.ts';
import { PhotoError } from './photo-error.ts';
import { withPlainOrientation } from './plain-orientation.ts';
import { redrawHeic } from './redraw-heic.ts';

/** Photos up to this size in bytes travel as they are. */
const SEND_AS_IS_BYTES = 400 * 1024;

const HEIC_MESSAGE =
  'This browser cannot open this HEIC photo. Please save the photo as JPEG and choose it again, or use Take Photo.';
const CANVAS_MESSAGE =
  'A privacy setting in this browser alters the pictures that websites draw, so this photo cannot be converted. Please choose a JPEG, PNG or WebP photo of at most 15 MB.';

function isHeic(file: File): boolean {
  return /^image\/hei[cf]/.test(file.type) || /\.hei[cf]$/i.test(file.name);
}

/** Draws a photo that can only be sent as a JPEG. @throws {PhotoError} with `advice` if it cannot be drawn. */
async function mustRedraw(file: File, redraw: (file: File) => Promise<File>, advice: string): Promise<File> {
  try {
    return await redraw(file);
  } catch (cause) {
    throw new PhotoError(cause instanceof CanvasChangedError ? CANVAS_MESSAGE : advice, { cause });
  }
}

/**
 * The file to upload for a chosen file. HEIC, AVIF and kinds that the server does not read become JPEG where the browser
 * can open them. Photos of more than 400 KB are scaled down to 1600 pixels; one that the browser does not draw whole and
 * true is sent unchanged. Judges by content first, as the server does, then by the file's declared type. Throws
 * `PhotoError` if it is no image (docs/specification.md#validation) or cannot be used.
 */
export async function preparePhoto(file: File): Promise<File> {
  const kind = await fileKind(file).catch(() => {
    // The file is a folder or is no longer readable. Only a real file has a type.
    throw new PhotoError(file.type ? PHOTO_MESSAGES.unreadable : PHOTO_MESSAGES.notImage);
  });
  const claimsImage = file.type.startsWith('image/') || isHeic(file);
  if (file.size === 0 && (claimsImage || !file.type)) throw new PhotoError(PHOTO_MESSAGES.notOnDevice);
  if (kind === 'other') return mustRedraw(file, redrawAsJpeg, PHOTO_MESSAGES.otherKind);
  if (kind === 'heic' || (!kind && isHeic(file))) return mustRedraw(file, redrawHeic, HEIC_MESSAGE);
  if (!kind && !claimsImage) throw new PhotoError(PHOTO_MESSAGES.notImage);
  if (kind !== 'avif' && file.size <= SEND_AS_IS_BYTES) return file;
  // The server may be able to decode a photo that this browser cannot draw.
  const redrawn = await withPlainOrientation(file)
    .then(redrawAsJpeg)
    .catch((error: unknown) => {
      if (file.size <= PHOTO_MAX_BYTES) return file;
      throw new PhotoError(
        error instanceof CanvasChangedError ? CANVAS_MESSAGE : PHOTO_MESSAGES.tooManyBytes,
      );
    });
  return kind === 'avif' || redrawn.size < file.size ? redrawn : file;
}
