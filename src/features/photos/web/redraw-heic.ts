import { drawAsJpeg, redrawAsJpeg } from './draw-as-jpeg.ts';
import type { HeicAnswer } from './heic-worker.ts';

/**
 * Draws a HEIC photo as a JPEG: by the browser where it knows the format, otherwise by libheif, which is loaded now. Throws
 * if neither can.
 */
export async function redrawHeic(file: File): Promise<File> {
  return redrawAsJpeg(file).catch(async () => {
    const bitmap = await createImageBitmap(await decode(file));
    try {
      return await drawAsJpeg(bitmap, bitmap, file.name, '#fff');
    } finally {
      bitmap.close();
    }
  });
}

/** In a thread of its own: a photo of a phone takes seconds, during which the page keeps working. */
async function decode(file: File): Promise<ImageData> {
  const bytes = await file.arrayBuffer();
  const worker = new Worker(new URL('./heic-worker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise<ImageData>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<HeicAnswer>) =>
        data
          ? resolve(new ImageData(data.pixels, data.width, data.height))
          : reject(new Error('No HEIC photo'));
      worker.onerror = () => reject(new Error('The reader of HEIC photos could not be loaded'));
      worker.postMessage(bytes, [bytes]);
    });
  } finally {
    worker.terminate();
  }
}
