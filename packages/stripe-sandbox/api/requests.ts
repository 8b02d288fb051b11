import { z } from 'zod';
import { invalidRequest } from './api-error.ts';

const integer = z
  .string()
  .regex(/^\d{1,10}$/, 'Invalid integer')
  .transform(Number);
const metadata = z.record(z.string().max(40), z.string().max(500)).default({});
const webAddress = z.url({ protocol: /^https?$/, error: 'Not a valid URL' }).max(5000);
const words = z.string().max(500);
const email = z.email({ error: ({ input }) => `Invalid email address: ${String(input)}` }).max(800);
const expand = z.array(z.string()).default([]);

const lineItem = z.strictObject({
  quantity: integer.pipe(z.number().min(1)).default(1),
  price_data: z.strictObject({
    currency: z
      .string()
      .regex(/^[a-z]{3}$/i, 'Invalid currency')
      .toLowerCase(),
    unit_amount: integer,
    product_data: z.strictObject({
      name: z.string().min(1).max(250),
      description: words.optional(),
      images: z.array(webAddress).max(8).optional(),
      metadata: metadata.optional(),
    }),
  }),
});

/** Body of `POST /v1/checkout/sessions`: the part of the protocol that the sandbox implements. */
export const createSessionBody = z.strictObject({
  mode: z.literal('payment'),
  line_items: z.array(lineItem).min(1).max(100),
  payment_intent_data: z.strictObject({
    capture_method: z.literal('manual', {
      error: 'The sandbox holds money only: capture_method must be manual.',
    }),
    description: words.optional(),
    metadata,
    receipt_email: email.optional(),
    statement_descriptor_suffix: z.string().max(22).optional(),
  }),
  metadata,
  client_reference_id: z.string().max(200).optional(),
  customer_email: email.optional(),
  success_url: webAddress,
  cancel_url: webAddress.optional(),
  expires_at: integer.optional(),
  custom_text: z
    .strictObject({ submit: z.strictObject({ message: z.string().max(1200) }).optional() })
    .optional(),
  allowed_payment_method_types: z.array(z.literal('card')).optional(),
  adaptive_pricing: z.strictObject({ enabled: z.literal('false') }).optional(),
  locale: z.string().max(10).optional(),
  submit_type: z.enum(['auto', 'pay']).optional(),
  ui_mode: z.literal('hosted_page').optional(),
  expand,
});
export type CreateSessionBody = z.infer<typeof createSessionBody>;

/** Body of `POST /v1/payment_intents/:id/capture`; `amount_to_capture` in cents, all of it when absent. */
export const captureBody = z.strictObject({ amount_to_capture: integer.optional(), expand });
/** Body of `POST /v1/payment_intents/:id/cancel`. */
export const cancelBody = z.strictObject({
  cancellation_reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer', 'abandoned']).optional(),
  expand,
});
/** Body of `POST /v1/refunds`; `amount` in cents, all that is left when absent. */
export const refundBody = z.strictObject({
  payment_intent: z.string().min(1),
  amount: integer.optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
  metadata,
  expand,
});
/** Query of `GET /v1/refunds`: those of one payment. */
export const refundsQuery = z.strictObject({
  payment_intent: z.string().min(1),
  limit: integer.pipe(z.number().min(1).max(100)).default(10),
  starting_after: z.string().optional(),
  expand,
});
/** Query of `GET /v1/events`. */
export const eventsQuery = z.strictObject({
  types: z.array(z.string()).max(20).optional(),
  limit: integer.pipe(z.number().min(1).max(100)).default(10),
  starting_after: z.string().optional(),
});
/** Query or body of a call that only chooses what to expand. */
export const expandOnly = z.strictObject({ expand });

/**
 * Reads a request by its schema.
 * @throws {ApiError} that names the first wrong parameter in the provider's manner.
 */
export function readInput<T>(schema: z.ZodType<T>, input: unknown): T {
  const result = schema.safeParse(input ?? {});
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  const path = issue ? [...issue.path] : [];
  if (issue?.code === 'unrecognized_keys') {
    const param = bracketed([...path, ...issue.keys.slice(0, 1)]);
    throw invalidRequest(`Received unknown parameter: ${param}`, { code: 'parameter_unknown', param });
  }
  const param = bracketed(path);
  const absent = issue !== undefined && valueAt(input, path) === undefined;
  if (absent) throw invalidRequest(`Missing required param: ${param}.`, { code: 'parameter_missing', param });
  const isEmail = issue?.code === 'invalid_format' && issue.format === 'email';
  throw invalidRequest(issue?.message ?? 'Invalid request', {
    param,
    ...(isEmail && { code: 'email_invalid' }),
  });
}

function bracketed(path: PropertyKey[]): string {
  return path.map((name, depth) => (depth === 0 ? String(name) : `[${String(name)}]`)).join('');
}

function valueAt(input: unknown, path: PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, name) => (typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined),
    input,
  );
}
