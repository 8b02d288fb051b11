/**
 * What went wrong with a model's picture:
 * - `refused`: it will not draw this; asking again does not help
 * - `busy`: too many requests just now
 * - `down`: no answer, or one that says that the service is broken
 * - `slow`: no answer in the time that one picture may take
 * - `broken`: an answer without a picture that we can use
 * - `misconfigured`: our key, account or model is wrong; the operator must act
 */
export type PictureTrouble = 'refused' | 'busy' | 'down' | 'slow' | 'broken' | 'misconfigured';

/**
 * A hosted model's failure that is safe to log. It has no cause, because the vendor SDK's errors contain the
 * request and thus the photo.
 */
export class PictureError extends Error {
  override readonly name = 'PictureError';
  readonly trouble: PictureTrouble;
  /** Milliseconds after which the service accepts a retry, if it named a delay. */
  readonly retryAfter: number | undefined;

  constructor(trouble: PictureTrouble, message: string, retryAfter?: number) {
    super(message);
    this.trouble = trouble;
    this.retryAfter = retryAfter;
  }

  /** Whether a retry can help. */
  get isPassing(): boolean {
    return this.trouble !== 'refused' && this.trouble !== 'misconfigured';
  }
}
