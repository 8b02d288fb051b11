import { checkPhoto as checkBitmap, type PhotoConcern } from '../reading/photo/check-photo.ts';
import { type FaceReading, readFaceFromPhoto } from '../reading/photo/read-face.ts';
import { PhotoUnreadableError, readPhoto } from '../reading/photo/read-photo.ts';

/** What a worker answers: errors do not survive the way between threads as classes, so they travel as data. */
export type FaceAnswer<Value> = { ok: true; value: Value } | { ok: false; message: string };

/** Runs in the face thread: reads what makes a toy resemble the person. */
export const readFace = (photo: Uint8Array): Promise<FaceAnswer<FaceReading>> =>
  answer(() => readFaceFromPhoto(photo));

/** Runs in the face thread: tells what may spoil a picture made from a photo. */
export const checkPhoto = (photo: Uint8Array): Promise<FaceAnswer<PhotoConcern[]>> =>
  answer(async () => checkBitmap(await readPhoto(photo)));

async function answer<Value>(work: () => Promise<Value>): Promise<FaceAnswer<Value>> {
  try {
    return { ok: true, value: await work() };
  } catch (error) {
    if (error instanceof PhotoUnreadableError) return { ok: false, message: error.message };
    throw error;
  }
}
