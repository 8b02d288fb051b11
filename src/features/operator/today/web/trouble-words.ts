import type { TroubleKind } from '../contract.ts';

/** How many there are, as on the first page, and what the list of them is called. */
export const TROUBLE_WORDS: Record<
  TroubleKind,
  { count(count: number): string; title: string; help: string }
> = {
  stuck: {
    count: (count) => (count === 1 ? '1 paid order is stuck' : `${count} paid orders are stuck`),
    title: 'Stuck orders',
    help: 'Money has been held for more than 45 minutes, and nothing was charged or released. Look at the last attempt; make it again, or release the hold.',
  },
  disputed: {
    count: (count) => (count === 1 ? '1 dispute is open' : `${count} disputes are open`),
    title: 'Open disputes',
    help: "The buyer's bank disputes the charge. Answer in the payment provider's dashboard before its deadline.",
  },
  refund_failed: {
    count: (count) => (count === 1 ? '1 refund failed' : `${count} refunds failed`),
    title: 'Failed refunds',
    help: 'The card did not take the money back; it is on our account again. Return it some other way, then mark the order as answered.',
  },
  mail_refused: {
    count: (count) => (count === 1 ? '1 mail bounced' : `${count} mails bounced`),
    title: 'Bounced mails',
    help: "The receiving server refused the mail for good. Correct the address on the person's page and send it again, or mark the order as answered.",
  },
};
