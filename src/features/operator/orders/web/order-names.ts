import type { OrderPurpose } from '#features/checkout/contract.ts';

/** What an order pays for, in a word. */
export const PURPOSE_NAMES: Record<OrderPurpose, string> = {
  toytwin: 'Toy twin',
  redo: 'Redo',
  upgrade: 'Upgrade',
};

const MAIL_NAMES: Record<string, string> = {
  receipt: 'Receipt',
  ready: 'Your toy twin is ready',
  failure: 'It could not be made',
  refund: 'Refund',
  birthday: 'A year later',
  reminder: 'Reminder of an unpaid box',
};

/** A mail's name, as the operator calls it. */
export function mailName(mail: string): string {
  return MAIL_NAMES[mail] ?? mail;
}
