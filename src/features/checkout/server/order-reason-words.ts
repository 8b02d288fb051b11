import { formatAmount } from '#shared/money.ts';
import type { OrderReason, OrderRow } from '../tables.ts';

const DISPUTED = 'Your bank is looking into this charge.';

/** The sentences that the buyer reads, for each reason; `back` is the formatted amount that was returned. */
const sentences: Record<OrderReason, (back: string) => string> = {
  cancelled: () => 'You cancelled it.',
  toytwin_removed: () => 'You removed the toy twin.',
  replaced: () => 'Replaced by a newer order.',
  page_expired: () => 'The payment page expired.',
  page_not_opened: () => 'The payment page could not be opened.',
  payment_not_needed: () => 'This toy twin did not need another payment.',
  authorization_expired: () => 'The hold on the card ended before the toy twin was ready.',
  processing_failed: () => 'The toy twin could not be made.',
  picture_refused: () => 'The image service declined to draw it.',
  charge_refused: () => 'Your bank declined the charge.',
  refunded: () => 'The amount was returned to your card.',
  dispute_lost: () => 'Your bank returned the amount to you.',
  partly_refunded: (back) => `${back} of it was returned to your card.`,
  partly_refunded_disputed: (back) => `${back} of it was returned to your card. ${DISPUTED}`,
  dispute_partly_lost: (back) => `${back} of it was returned to you.`,
  dispute_partly_lost_disputed: (back) => `${back} of it was returned to you. ${DISPUTED}`,
  disputed: () => DISPUTED,
};

/** Where a follow-up order has other words: its toy twin is there, and stays. */
const followUpSentences: Partial<Record<OrderReason, string>> = {
  payment_not_needed: 'It was no longer needed.',
  authorization_expired: 'The hold on the card ended before it was ready.',
  processing_failed: 'It could not be made.',
};

/**
 * An order's reason in words for the buyer.
 * @returns null when there is none. The same for a sentence that a process of the version before the
 * codes has still written during an update: the order's status explains itself.
 */
export function orderReasonWords({
  purpose,
  reason,
  amountRefunded,
  currency,
}: Pick<OrderRow, 'purpose' | 'reason' | 'amountRefunded' | 'currency'>): string | null {
  if (reason === null || !Object.hasOwn(sentences, reason)) return null;
  const own = purpose === 'toytwin' ? undefined : followUpSentences[reason];
  if (own) return own;
  return sentences[reason](formatAmount(amountRefunded, currency));
}
