import { CanvasChangedError } from '../draw-as-jpeg.ts';

/** Why a part could not be cut out, in words. */
export function cutProblem(error: unknown): string {
  return error instanceof CanvasChangedError
    ? 'A privacy setting in this browser alters the pictures that websites draw, so this photo cannot be cropped here. You can use it as it is.'
    : 'This photo could not be cropped. Please try again, or use it as it is.';
}
