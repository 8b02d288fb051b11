import { z } from 'zod';
import { passesLuhn } from '../luhn.ts';
import type { CardOnFile } from '../tables.ts';
import { findTestCard, type TestCard } from '../test-cards.ts';

const fieldNames = ['email', 'cardNumber', 'cardExpiry', 'cardCvc', 'billingName'] as const;
/** A field of the card form. */
export type FieldName = (typeof fieldNames)[number];
/** The value of each field, as it was typed. */
export type CardFormValues = Record<FieldName, string>;
/** The error of each wrong field, for the buyer. */
export type FieldErrors = Partial<Record<FieldName, string>>;

/** What browsers accept, which is more than the API does: a buyer whose address the API refused types it here. */
const address = z.email({ pattern: z.regexes.html5Email });

/** A value that is too long to be meant counts as empty. */
const text = z.string().trim().max(200).catch('');
/** The form as it was sent, not checked yet. */
export const cardFormValues = z.object({
  email: text,
  cardNumber: text,
  cardExpiry: text,
  cardCvc: text,
  billingName: text,
});

/** A card that can be tried, or what is wrong with which field; a number that may be real is left out of `values`. */
export type CardReading =
  | { valid: true; card: CardOnFile; testCard: TestCard }
  | { valid: false; values: CardFormValues; errors: FieldErrors };

/**
 * Checks a card form. A number that is not one of the test cards is refused and not even shown again: somebody may
 * have typed a real one.
 * @param now seconds since 1970; a card is good until the end of the month printed on it.
 */
export function readCardForm(values: CardFormValues, now: number): CardReading {
  const number = values.cardNumber.replaceAll(/[\s-]/g, '');
  const testCard = findTestCard(number);
  const expiry = readExpiry(values.cardExpiry);
  const errors: FieldErrors = {};
  if (!address.safeParse(values.email).success) errors.email = 'Enter a valid email address.';
  const numberError = testCard ? undefined : explainNumber(number);
  if (numberError !== undefined) errors.cardNumber = numberError;
  if (!expiry) errors.cardExpiry = 'Enter the expiry date as MM / YY.';
  else if (!isInFuture(expiry, now)) errors.cardExpiry = 'Your card has expired. Check the date.';
  if (!/^\d{3,4}$/.test(values.cardCvc)) errors.cardCvc = 'Enter the 3 or 4 digits of the security code.';
  if (values.billingName === '') errors.billingName = 'Enter the name on the card.';
  if (!testCard || !expiry || Object.keys(errors).length > 0) {
    const cardNumber = testCard || !passesLuhn(number) ? values.cardNumber : '';
    return { valid: false, values: { ...values, cardNumber }, errors };
  }
  const card = {
    brand: testCard.brand,
    last4: number.slice(-4),
    expMonth: expiry.month,
    expYear: expiry.year,
  };
  return { valid: true, testCard, card: { ...card, name: values.billingName, email: values.email } };
}

function explainNumber(number: string): string {
  if (number === '') return 'Enter a card number.';
  if (!/^\d{12,19}$/.test(number)) return 'Your card number is incomplete.';
  if (!passesLuhn(number)) return 'Your card number is invalid.';
  return 'This is a sandbox: only the test cards below work. Never type a real card number here.';
}

function readExpiry(value: string): { month: number; year: number } | undefined {
  const match = /^(0?[1-9]|1[0-2])\s*\/\s*(?:20)?(\d{2})$|^(0[1-9]|1[0-2])(\d{2})$/.exec(value);
  if (!match) return undefined;
  return { month: Number(match[1] ?? match[3]), year: 2000 + Number(match[2] ?? match[4]) };
}

function isInFuture(expiry: { month: number; year: number }, now: number): boolean {
  return Date.UTC(expiry.year, expiry.month, 1) / 1000 > now;
}
