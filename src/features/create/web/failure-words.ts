import { PROCESSING_FAILED, type Progress } from '#features/toytwins/contract.ts';

/** What the wizard says of a toy twin that failed or was canceled; null while nothing is known. */
export function toytwinFailure({
  failureReason,
  failureMessage,
}: Pick<Progress, 'failureReason' | 'failureMessage'>): string | null {
  if (failureMessage === null) return null;
  // The other messages begin with it, or say that the payment was refunded.
  return failureReason === 'cancelled' ? `${PROCESSING_FAILED} ${failureMessage}` : failureMessage;
}

/** What the wizard says of an order that ended without a charge; null where it has no reason. */
export function orderFailure(reason: string | null): string | null {
  return reason === null ? null : `${PROCESSING_FAILED} ${reason}`;
}
