import type { Order, OrderStatus } from '../contract.ts';

/** What an order's status means for the buyer's money, in exact words. */
const statusWords: Record<OrderStatus, string> = {
  open: 'Not paid',
  authorized: 'Held',
  captured: 'Charged',
  released: 'Released, not charged',
  expired: 'Expired',
  refunded: 'Refunded',
};

/** The words for an order's status. */
export function orderStatusWords(status: OrderStatus): string {
  return statusWords[status];
}

const explanations: Record<OrderStatus, string> = {
  open: 'The payment page was opened, but the payment was not completed. Your card was not charged.',
  authorized: 'The amount is held on your card. You are charged only when your toy twin is ready.',
  captured: 'Your toy twin was ready, and your card was charged.',
  released: 'The hold on your card was released. You were not charged.',
  expired: 'The payment was not completed in time. You were not charged.',
  refunded: 'The amount was returned to your card.',
};

/** Where a follow-up order has other words: its toy twin was ready before. */
const followUpExplanations: Partial<Record<OrderStatus, string>> = {
  authorized: 'The amount is held on your card. You are charged only when it is ready.',
  captured: 'It was ready, and your card was charged.',
};

/** One sentence that explains an order's status. */
export function statusExplained({ status, purpose }: Pick<Order, 'status' | 'purpose'>): string {
  const own = purpose === 'toytwin' ? undefined : followUpExplanations[status];
  return own ?? explanations[status];
}

/** Whether an order came to an end without a charge. */
export function endedUncharged(order: Pick<Order, 'status'>): boolean {
  return order.status === 'released' || order.status === 'expired';
}
