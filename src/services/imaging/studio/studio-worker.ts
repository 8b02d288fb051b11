import { drawPicture } from './draw-picture.ts';
import { describeFace } from './photo/describe-face.ts';
import { PhotoUnreadableError, readPhoto } from './photo/read-photo.ts';
import type { DescribeAnswer, RenderAnswer, RenderTask } from './studio-options.ts';

/** Runs in a worker thread: makes one picture. */
export async function renderPicture(task: RenderTask): Promise<RenderAnswer> {
  try {
    return { ok: true, png: await drawPicture(task) };
  } catch (error) {
    if (error instanceof PhotoUnreadableError) return { ok: false, message: error.message };
    throw error;
  }
}

/** Runs in a worker thread: describes the face in one photo. */
export async function describePhoto(photo: Uint8Array): Promise<DescribeAnswer> {
  try {
    return { ok: true, text: describeFace(await readPhoto(photo)) };
  } catch (error) {
    if (error instanceof PhotoUnreadableError) return { ok: false, message: error.message };
    throw error;
  }
}
