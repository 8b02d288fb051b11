import type { PaymentFailure } from './tables.ts';

/** How a card behaves when it is tried. */
export type CardOutcome =
  | { kind: 'authorizes' }
  | { kind: 'authorizes_then_fails_capture' }
  | { kind: 'declines'; failure: PaymentFailure };

export type TestCard = { number: string; brand: string; outcome: CardOutcome };

const declined = (code: string, declineCode: string | null, message: string): CardOutcome => ({
  kind: 'declines',
  failure: { code, declineCode, message },
});

/** The answer of a bank that refuses the capture. */
export const CAPTURE_DECLINED: PaymentFailure = {
  code: 'card_declined',
  declineCode: 'generic_decline',
  message: 'Your card was declined.',
};

/**
 * Every card that the sandbox knows: the provider's documented test numbers, with its words.
 * 4000 0000 0000 0341 is documented as "attaches, then declines the charge"; here it authorizes and then
 * declines the capture, which no documented number does.
 */
const testCards: readonly TestCard[] = [
  { number: '4242424242424242', brand: 'visa', outcome: { kind: 'authorizes' } },
  { number: '5555555555554444', brand: 'mastercard', outcome: { kind: 'authorizes' } },
  { number: '378282246310005', brand: 'amex', outcome: { kind: 'authorizes' } },
  { number: '4000000000000341', brand: 'visa', outcome: { kind: 'authorizes_then_fails_capture' } },
  {
    number: '4000000000000002',
    brand: 'visa',
    outcome: declined('card_declined', 'generic_decline', 'Your card was declined.'),
  },
  {
    number: '4000000000009995',
    brand: 'visa',
    outcome: declined('card_declined', 'insufficient_funds', 'Your card has insufficient funds.'),
  },
  {
    number: '4000000000000069',
    brand: 'visa',
    outcome: declined('expired_card', null, 'Your card has expired.'),
  },
  {
    number: '4000000000000127',
    brand: 'visa',
    outcome: declined('incorrect_cvc', null, "Your card's security code is incorrect."),
  },
];

/** The test card with these digits, if it is one. */
export function findTestCard(number: string): TestCard | undefined {
  return testCards.find((card) => card.number === number);
}
