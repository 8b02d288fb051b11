import * as z from 'zod/mini';
import { orderPurposes, orderStatuses } from '#features/checkout/contract.ts';
import { eventDetails } from '#features/history/contract.ts';
import { tier, toytwinStatuses } from '#features/toytwins/contract.ts';
import { actBody, quickActBody } from '../audit/contract.ts';

/** What can draw a toy twin. */
export const engines = ['studio', 'openai', 'google'] as const;

/** Query of `GET /api/operator/orders`; all filters must hold. */
export const deskOrdersQuery = z.object({
  cursor: z.optional(z.string().check(z.maxLength(400))),
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 50),
  /** Order number, id of the provider, email address, or the beginning of the name on the box. */
  search: z.optional(z.string().check(z.trim(), z.maxLength(320))),
  status: z.optional(z.enum(orderStatuses)),
  tier: z.optional(tier),
  people: z.optional(z.literal('2')),
  engine: z.optional(z.enum(engines)),
  /** The day on which it was opened, in UTC. */
  day: z.optional(
    z.string().check(
      z.regex(/^\d{4}-\d\d-\d\d$/),
      z.refine((day) => !Number.isNaN(Date.parse(day))),
    ),
  ),
});
export type DeskOrdersQuery = z.infer<typeof deskOrdersQuery>;

/** One order in the list; amounts in words. */
export const deskOrderRow = z.object({
  id: z.uuid(),
  number: z.string(),
  createdAt: z.iso.datetime(),
  status: z.enum(orderStatuses),
  purpose: z.enum(orderPurposes),
  tier,
  /** How many people are in the box. */
  people: z.int(),
  engine: z.nullable(z.string()),
  amount: z.string(),
  returned: z.nullable(z.string()),
  title: z.string(),
});
export type DeskOrderRow = z.infer<typeof deskOrderRow>;
/** Its page. */
export const deskOrdersPage = z.object({ orders: z.array(deskOrderRow), nextCursor: z.nullable(z.string()) });

/** What happened at one time. Its words are made where they are shown. */
export const timelineEvent = z.object({
  key: z.string(),
  at: z.iso.datetime(),
  kind: z.string(),
  /** Of another order of the same toy twin. */
  otherOrder: z.nullable(z.string()),
  details: eventDetails,
});
export type TimelineEvent = z.infer<typeof timelineEvent>;

/** `GET /api/operator/orders/{id}`: one order, its toy twin, and all that happened, newest first. */
export const deskOrder = z.object({
  ...deskOrderRow.shape,
  currency: z.string(),
  reason: z.nullable(z.string()),
  stage: z.nullable(z.string()),
  /** What the buyer declared about somebody else in the photo. */
  consent: z.nullable(z.string()),
  secondConsent: z.nullable(z.string()),
  /** In the currency's smallest unit. */
  cents: z.object({ amount: z.int(), returned: z.int(), tax: z.int() }),
  tax: z.nullable(z.string()),
  sessionId: z.nullable(z.string()),
  paymentIntentId: z.nullable(z.string()),
  buyer: z.nullable(z.object({ uid: z.string(), email: z.string() })),
  toytwin: z.nullable(
    z.object({
      id: z.uuid(),
      serial: z.int(),
      status: z.enum(toytwinStatuses),
      stage: z.string(),
      hasPhoto: z.boolean(),
      /** How many pictures there are to show. */
      pictures: z.int(),
    }),
  ),
  /** What can draw it again. */
  engines: z.array(z.enum(engines)),
  events: z.array(timelineEvent),
  /** Whether there are older events that are not listed. */
  eventsLeft: z.boolean(),
});
export type DeskOrder = z.infer<typeof deskOrder>;

/** `GET /api/operator/orders/{id}/payment`: the provider's own figures, in words. */
export const providerPayment = z.object({
  /** Null where the provider has no payment, or does not answer: `problem` says why. */
  payment: z.nullable(
    z.object({
      status: z.string(),
      held: z.string(),
      charged: z.string(),
      returned: z.string(),
      card: z.nullable(z.string()),
      disputed: z.boolean(),
      /** Whether our own figures are the same. */
      agrees: z.boolean(),
      /** Its page at the provider; the sandbox has none. */
      url: z.nullable(z.string()),
    }),
  ),
  problem: z.nullable(z.string()),
});
export type ProviderPayment = z.infer<typeof providerPayment>;

/** Answer of `POST /api/operator/orders/{id}/show`: signed addresses, which expire. */
export const shownPictures = z.object({
  /** Those that are not erased: one, or two of two people. */
  photos: z.array(z.string()),
  pictures: z.array(
    z.object({
      number: z.int(),
      engine: z.string(),
      packaged: z.string(),
      character: z.nullable(z.string()),
    }),
  ),
});
export type ShownPictures = z.infer<typeof shownPictures>;

/** The emails that can be sent again. */
export const mailKinds = ['receipt', 'ready', 'failure', 'refund'] as const;

/** Body of `POST …/refund`: the amount, and what had been returned when the operator decided that. */
export const refundBody = z.extend(actBody, {
  amount: z.int().check(z.minimum(1)),
  returnedBefore: z.int().check(z.minimum(0)),
});
/** Body of `POST …/make-again`; without an engine, the one that draws at present. */
export const makeAgainBody = z.extend(actBody, { engine: z.optional(z.enum(engines)) });
/** Body of `POST …/send-mail`. */
export const sendMailBody = z.extend(quickActBody, { mail: z.enum(mailKinds) });
