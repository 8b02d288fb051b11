import { PHOTO_MAX_BYTES, PHOTO_MESSAGES } from '../contract.ts';
import { fileKind } from './file-kind.ts';

/** Photos up to this size in bytes travel as they are. */
const SEND_AS_IS_BYTES = 400 * 1024;
/** Longer side of all other photos, in pixels: more than is stored would only take longer on a slow line. */
const SENT_SIDE = 1600;
const SENT_QUALITY = 0.9;

const HEIC_MESSAGE =
  'This browser cannot open HEIC photos. Please save the photo as JPEG and choose it again, or use Take Photo.';

/** A photo that cannot be used; the message is meant for the user. */
export class PhotoError extends Error {
  override readonly name = 'PhotoError';
}

function isHeic(file: File): boolean {
  return /^image\/hei[cf]/.test(file.type) || /\.hei[cf]$/i.test(file.name);
}

async function redrawAsJpeg(file: File): Promise<File> {
  const bitmap = await createImageBitmap(file);
  const scale = Math.min(1, SENT_SIDE / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  const context = canvas.getContext('2d');
  if (context) {
    // JPEG has no transparency; white, as on the server.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  }
  bitmap.close();
  const blob = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/jpeg', SENT_QUALITY),
  );
  if (!blob) throw new PhotoError(PHOTO_MESSAGES.unreadable);
  return new File([blob], file.name.replace(/\.[^.]+$/, '.jpg'), { type: 'image/jpeg' });
}

/**
 * The file to upload for a chosen file. HEIC and AVIF become JPEG where the browser can open them: the server cannot
 * read the first, and the second is much work for it. Photos of more than 400 KB are scaled down to 1600 pixels. Judges
 * by content first, as the server does, then by the file's declared type. Throws `PhotoError` if it is no image
 * (docs/specification.md#validation) or cannot be used.
 */
export async function preparePhoto(file: File): Promise<File> {
  const kind = await fileKind(file).catch(() => {
    // The file is a folder or is no longer readable. Only a real file has a type.
    throw new PhotoError(file.type ? PHOTO_MESSAGES.unreadable : PHOTO_MESSAGES.notImage);
  });
  if (kind === 'other') throw new PhotoError(PHOTO_MESSAGES.otherKind);
  if (kind === 'heic' || (!kind && isHeic(file))) {
    return redrawAsJpeg(file).catch(() => {
      throw new PhotoError(HEIC_MESSAGE);
    });
  }
  if (!kind && !file.type.startsWith('image/')) throw new PhotoError(PHOTO_MESSAGES.notImage);
  if (kind !== 'avif' && file.size <= SEND_AS_IS_BYTES) return file;
  // The server may be able to decode a photo that this browser cannot draw.
  const redrawn = await redrawAsJpeg(file).catch(() => file);
  const smaller = kind === 'avif' || redrawn.size < file.size ? redrawn : file;
  if (smaller.size > PHOTO_MAX_BYTES) throw new PhotoError(PHOTO_MESSAGES.tooManyBytes);
  return smaller;
}

/** Formats bytes as whole kilobytes, at least 1. */
export function sizeInKilobytes(bytes: number): string {
  return `${Math.max(1, Math.round(bytes / 1024)).toLocaleString('en-US')} KB`;
}
