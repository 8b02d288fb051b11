import * as z from 'zod/mini';
import { orderPurposes, orderStatuses } from '#features/checkout/contract.ts';
import { tiers } from '#features/toytwins/contract.ts';
import { emailAddress } from '#shared/email-address.ts';
import { actBody } from '../audit/contract.ts';
import { inboxItem } from '../inbox/contract.ts';

/** One person in a list. */
export const personItem = z.object({
  uid: z.string(),
  name: z.string(),
  /** As its owner writes it. */
  email: z.string(),
  /** In ISO 8601. */
  createdAt: z.string(),
  blocked: z.boolean(),
});
export type PersonItem = z.infer<typeof personItem>;

/** A page of people. */
export const peoplePage = z.object({ people: z.array(personItem), nextCursor: z.nullable(z.string()) });

const personOrder = z.object({
  id: z.string(),
  title: z.string(),
  purpose: z.enum(orderPurposes),
  tier: z.enum(tiers),
  status: z.enum(orderStatuses),
  formatted: z.string(),
  createdAt: z.string(),
});

/** What became of an email. */
export const mailState = z.enum(['queued', 'sent', 'refused', 'delayed', 'not_sent']);

/** One email about an order. */
const personMail = z.object({
  id: z.number(),
  /** Such as 'receipt'. */
  mail: z.string(),
  state: mailState,
  orderId: z.nullable(z.string()),
  at: z.string(),
});

/** An account as the desk shows it. The newest of everything; the order list has the rest. */
export const account = z.object({
  ...personItem.shape,
  /** Whether the person has proven that the address is theirs. */
  confirmed: z.boolean(),
  /** Whether the person uses the desk: then they can be neither blocked nor deleted on it. */
  operator: z.boolean(),
  identity: z.enum(['embedded', 'firebase']),
  /** Until when their data can be downloaded; null: the reason has to be said first. */
  exportUntil: z.nullable(z.string()),
  orders: z.array(personOrder),
  moreOrders: z.boolean(),
  messages: z.array(inboxItem),
  /** Such as '2026-11-29', newest first. */
  signInDays: z.array(z.string()),
  mails: z.array(personMail),
});
export type Account = z.infer<typeof account>;

/** Body of changing a mistyped address. */
export const changeEmailBody = z.extend(actBody, { email: emailAddress() });
