import { loadFaceModels } from '../reading/networks/face-models.ts';
import { checkPhoto as checkBitmap, type PhotoCheck } from '../reading/photo/check-photo.ts';
import { type FaceReading, readFaceOf } from '../reading/photo/read-face.ts';
import { type Bitmap, PhotoUnreadableError, readPhoto } from '../reading/photo/read-photo.ts';
import { loadHeadModel } from '../reading/photo/regions/head-model.ts';

/** What a worker answers: errors do not survive the way between threads as classes, so they travel as data. */
export type FaceAnswer<Value> = { ok: true; value: Value } | { ok: false; message: string };

/** The made-up person that a warm-up reads. */
const MADE_UP = 3;

/**
 * Runs in the face thread: loads its networks. A thread without work is called with this again and again: then the
 * photo that was opened last is not going to be read, and is dropped.
 */
export async function getReady(): Promise<void> {
  letGo();
  await Promise.all([loadFaceModels(), loadHeadModel()]);
}

/** Runs in the face thread: reads a drawn face, so that the first real one is read as fast as any other. */
export async function warmUp(): Promise<FaceReading> {
  const { drawPortrait } = await import('../fixtures/draw-portrait.ts');
  return readFaceOf(await readPhoto(await drawPortrait({ seed: MADE_UP })));
}

/** Runs in the face thread: reads what makes a toy resemble the person. */
export const readFace = (photo: Uint8Array): Promise<FaceAnswer<FaceReading>> =>
  answer(async () => readFaceOf(await open(photo).finally(letGo)));

/** Runs in the face thread: says what may spoil a picture made from a photo. */
export const checkPhoto = (photo: Uint8Array): Promise<FaceAnswer<PhotoCheck>> =>
  answer(async () => checkBitmap(await open(photo)));

/** The photo that was checked last. It is read right after the check, and then dropped. */
let opened: { photo: Uint8Array; bitmap: Promise<Bitmap> } | undefined;

function open(photo: Uint8Array): Promise<Bitmap> {
  if (!opened || Buffer.compare(opened.photo, photo) !== 0) {
    opened = { photo, bitmap: readPhoto(photo) };
    opened.bitmap.catch(() => {
      opened = undefined;
    });
  }
  return opened.bitmap;
}

function letGo(): void {
  opened = undefined;
}

async function answer<Value>(work: () => Promise<Value>): Promise<FaceAnswer<Value>> {
  try {
    return { ok: true, value: await work() };
  } catch (error) {
    if (error instanceof PhotoUnreadableError) return { ok: false, message: error.message };
    throw error;
  }
}
