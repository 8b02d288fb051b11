export { PhotoUnreadableError } from './reading/photo/read-photo.ts';

/** Why a preview was not drawn: `conflict` when a newer task took its place, `too_many_requests` when too many wait. */
export class PreviewRefusedError extends Error {
  override readonly name = 'PreviewRefusedError';
  readonly code: 'conflict' | 'too_many_requests';

  constructor(code: PreviewRefusedError['code'], message: string) {
    super(message);
    this.code = code;
  }
}
