import * as z from 'zod/mini';

/** The sums of one month (UTC) in one currency, formatted; an empty month is not listed. */
export const accountingMonth = z.object({
  /** `2026-11`. */
  month: z.string(),
  currency: z.string(),
  charged: z.string(),
  /** By refunds and disputes, less what came back of it. */
  returned: z.string(),
  fees: z.string(),
  /** Of what was charged and not returned. */
  tax: z.string(),
  /** Charged, less returned and fees. */
  net: z.string(),
});
export type AccountingMonth = z.infer<typeof accountingMonth>;

/** `GET /api/operator/accounting/months?cursor=&limit=`: newest first. */
export const accountingMonths = z.object({
  months: z.array(accountingMonth),
  nextCursor: z.nullable(z.string()),
});

/** At most so many orders are counted that are not booked yet. */
export const NOT_BOOKED_MOST = 100;

/** `GET /api/operator/accounting/not-booked`: how many charged orders have moved money that is not in the months yet. */
export const accountingNotBooked = z.object({ orders: z.int() });
