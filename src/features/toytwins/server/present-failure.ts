import { type FailureReason, failureReasons, PROCESSING_FAILED, type Toytwin } from '../contract.ts';

/** The sentence that the owner reads, for each reason. */
const messages: Record<FailureReason, string> = {
  processing_failed: PROCESSING_FAILED,
  processing_failed_refunded: 'Failed to process your Toy Twin. Your payment has been refunded.',
  picture_refused: `${PROCESSING_FAILED} The image service declined to draw this. Please change the description or choose another photo.`,
  picture_refused_refunded:
    'Failed to process your Toy Twin. Your payment has been refunded. The image service declined to draw this. Please change the description or choose another photo.',
  charge_refused:
    'Your bank declined the charge. You have NOT been charged. Your toy twin is saved: please try another card.',
  cancelled: 'You cancelled this toy twin. You have NOT been charged.',
  cancelled_refunded: 'You cancelled this toy twin. Your payment has been refunded.',
  refunded: 'Your payment has been refunded.',
};

/**
 * A stored reason as the API answers it: the code and its sentence.
 * @param stored null when there is none. A process of the version before the codes may still have written a sentence
 * during an update: that counts as `processing_failed`.
 */
export function presentFailure(stored: string | null): Pick<Toytwin, 'failureReason' | 'failureMessage'> {
  if (stored === null) return { failureReason: null, failureMessage: null };
  const failureReason = failureReasons.find((known) => known === stored) ?? 'processing_failed';
  return { failureReason, failureMessage: messages[failureReason] };
}
