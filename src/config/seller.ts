import { z } from 'zod';
import { emailAddress } from '#shared/email-address.ts';
import { readMail } from './mail.ts';
import { isLiveKey } from './payment.ts';
import { optional } from './variable.ts';

/** Longer words fit on no receipt. */
const MAX_LENGTH = 200;
const ADDRESS_LINES = 8;

const words = z.string().max(MAX_LENGTH, `must have at most ${MAX_LENGTH} characters`);
const oneLine = words.refine((text) => !/[\r\n]/.test(text), 'must be one line');

/** The lines of an address. A line break is a real one, or the two characters `\n`, as files of variables have one line each. */
function readLines(text: string): string[] {
  return text
    .split(/\r?\n|\\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** Who sells: shown in terms, privacy page, imprint, receipts and emails. */
export const sellerVariables = {
  SELLER_NAME: optional(oneLine),
  /** Its lines are separated by `\n`. */
  SELLER_ADDRESS: optional(
    words.refine(
      (text) => readLines(text).length <= ADDRESS_LINES,
      `must have at most ${ADDRESS_LINES} lines`,
    ),
  ),
  /** Unset: `CONTACT_EMAIL`. */
  SELLER_EMAIL: optional(
    z.string().pipe(emailAddress('must be one email address, such as shop@toytwin.example')),
  ),
  SELLER_TAX_NUMBER: optional(oneLine),
  SELLER_REGISTER: optional(oneLine),
};

const variables = z.object({
  ...sellerVariables,
  NODE_ENV: z.string().optional(),
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_AUTOMATIC_TAX: z.string().optional(),
  CONTACT_EMAIL: z.string().optional(),
  MAIL_FROM: z.unknown().optional(),
});
type Values = z.infer<typeof variables>;
type Name = keyof typeof sellerVariables;

/** Whether strangers pay with real money. */
function isSelling({ NODE_ENV, STRIPE_SECRET_KEY = '' }: Values): boolean {
  return NODE_ENV === 'production' && isLiveKey(STRIPE_SECRET_KEY);
}

const SELLING = 'is required with NODE_ENV=production and a live Stripe key';

/** Rules between the seller's variables and others: the variable to blame, the message, and the condition. */
export const sellerRelations: { blamed: Name; message: string; isMet(values: Values): boolean }[] = [
  {
    blamed: 'SELLER_NAME',
    message: `${SELLING}: buyers must be told who sells to them, in the terms, the imprint and on receipts`,
    isMet: (values) => !isSelling(values) || Boolean(values.SELLER_NAME),
  },
  {
    blamed: 'SELLER_ADDRESS',
    message: `${SELLING}: buyers must be told where the seller is, with \\n between the lines`,
    isMet: (values) => !isSelling(values) || Boolean(values.SELLER_ADDRESS),
  },
  {
    blamed: 'SELLER_EMAIL',
    message: `${SELLING}, unless CONTACT_EMAIL or MAIL_FROM is set: buyers must be able to reach the seller`,
    isMet: (values) =>
      !isSelling(values) || Boolean(values.SELLER_EMAIL ?? values.CONTACT_EMAIL ?? values.MAIL_FROM),
  },
  {
    // Nobody may charge tax without being registered for it. Who charges none often has no number, and needs none.
    blamed: 'SELLER_TAX_NUMBER',
    message: `${SELLING} and STRIPE_AUTOMATIC_TAX=true: a receipt with tax must name the number under which you owe it`,
    isMet: (values) =>
      !isSelling(values) || values.STRIPE_AUTOMATIC_TAX !== 'true' || Boolean(values.SELLER_TAX_NUMBER),
  },
  {
    blamed: 'SELLER_NAME',
    message: 'is required with any other SELLER_ variable',
    isMet: (values) =>
      Boolean(values.SELLER_NAME) ||
      isSelling(values) ||
      Object.keys(sellerVariables).every((name) => !values[name as Name]),
  },
];

/** Whoever sells the toy twins. */
export interface SellerConfig {
  name: string;
  /** The lines of the postal address; empty if none is configured. */
  address: string[];
  email: string;
  taxNumber: string | undefined;
  /** Which public register the seller is in, and under which number. */
  register: string | undefined;
}

/** The seller from validated variables; undefined if nobody is named. */
export function readSeller(
  values: z.infer<z.ZodObject<typeof sellerVariables>> & Parameters<typeof readMail>[0],
): SellerConfig | undefined {
  if (!values.SELLER_NAME) return undefined;
  return {
    name: values.SELLER_NAME,
    address: readLines(values.SELLER_ADDRESS ?? ''),
    email: values.SELLER_EMAIL ?? readMail(values).contact,
    taxNumber: values.SELLER_TAX_NUMBER,
    register: values.SELLER_REGISTER,
  };
}
