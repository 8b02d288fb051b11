import * as z from 'zod/mini';

/** Minutes for which a confirmed password allows changes of money and people. */
export const CONFIRMED_MINUTES = 5;

/** The operator who asks. */
export const operatorSelf = z.object({
  email: z.string(),
  /** Until when this sign-in may change money and people without another confirmation, in ISO 8601; null: not now. */
  confirmedUntil: z.nullable(z.string()),
});
export type OperatorSelf = z.infer<typeof operatorSelf>;
