import type { MakingFailure } from '#features/checkout/server/release/fail-toytwin.ts';
import { CaptureRefusedError } from '#features/checkout/server/settle/capture-payment.ts';
import { PictureError } from '#services/imaging/picture-error.ts';

/** The reason for the buyer when something paid could not be made or charged. */
export function failureOf(error: unknown): MakingFailure {
  if (error instanceof CaptureRefusedError) return 'charge_refused';
  return error instanceof PictureError && error.trouble === 'refused'
    ? 'picture_refused'
    : 'processing_failed';
}

/** Whether a retry cannot mend a failure: the bank or the model refused, or the operator must act first. */
export function isFinal(error: unknown): boolean {
  return error instanceof CaptureRefusedError || (error instanceof PictureError && !error.isPassing);
}
