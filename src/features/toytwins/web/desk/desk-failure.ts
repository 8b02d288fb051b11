const words = {
  refused:
    'The camera view was not allowed. Allow this site to use it in your browser’s settings, then try again.',
  stuck: 'The camera view could not be started. Close other apps, then try again.',
  model: 'The toy could not be loaded. Please check your internet connection.',
  lost: 'The camera view has stopped on this device. Close other apps, then try again.',
} as const;

/** Why a toy cannot be seen on a desk; its message is for people. */
export class DeskFailure extends Error {
  constructor(reason: keyof typeof words, cause?: unknown) {
    super(words[reason], { cause });
    this.name = 'DeskFailure';
  }
}

/** Names of errors by which browsers refuse a session. Chromium says NotSupportedError when a person declines. */
const REFUSALS = ['NotAllowedError', 'NotSupportedError', 'SecurityError'];

/** What to say when the browser starts no session. */
export function failureToStart(error: unknown): DeskFailure {
  const isRefused = error instanceof DOMException && REFUSALS.includes(error.name);
  return new DeskFailure(isRefused ? 'refused' : 'stuck', error);
}

/** What to tell people about what `openOnDesk` threw, or about its code, which could not be loaded. */
export function deskFailureWords(error: unknown): string {
  return error instanceof DeskFailure
    ? error.message
    : 'The camera view could not be loaded. Please check your internet connection.';
}
