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
 * A hosted model's failure, fit for a log: the vendor SDK's own errors hold the request, and so the photo. That is also
 * why there is no cause.
 */
export class PictureError extends Error {
  override readonly name = 'PictureError';
  readonly trouble: PictureTrouble;
  /** Milliseconds after which the service wants to be asked again, where it told. */
  readonly retryAfter: number | undefined;

  constructor(trouble: PictureTrouble, message: string, retryAfter?: number) {
    super(message);
    this.trouble = trouble;
    this.retryAfter = retryAfter;
  }

  /** Whether asking again can help. */
  get isPassing(): boolean {
    return this.trouble !== 'refused' && this.trouble !== 'misconfigured';
  }
}
