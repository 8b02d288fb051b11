import { type Answer, invalidRequest } from '../api/api-error.ts';
import type { CreateSessionBody } from '../api/requests.ts';
import { newId } from '../identifiers.ts';
import { presentSession } from '../present/present-session.ts';
import { readExpand } from '../present/read-expand.ts';
import type { Scope } from '../scope.ts';
import { sandboxSessions } from '../tables.ts';

const MINUTES = 60;
const HOURS = 60 * MINUTES;

/** Opens a checkout session; it lives 24 hours unless `expires_at` says 30 minutes or more. */
export async function createSession(scope: Scope, body: CreateSessionBody): Promise<Answer> {
  const expand = readExpand(body.expand, ['line_items']);
  const { payment_intent_data: payment } = body;
  const [session] = await scope.tx
    .insert(sandboxSessions)
    .values({
      id: newId('cs_test'),
      status: 'open',
      ...readLineItems(body),
      customerEmail: body.customer_email ?? null,
      clientReferenceId: body.client_reference_id ?? null,
      metadata: body.metadata,
      successUrl: body.success_url,
      cancelUrl: body.cancel_url ?? null,
      submitMessage: body.custom_text?.submit?.message ?? null,
      intentTemplate: {
        metadata: payment.metadata,
        description: payment.description ?? null,
        receiptEmail: payment.receipt_email ?? null,
      },
      created: scope.now,
      expiresAt: readExpiry(body.expires_at, scope.now),
    })
    .returning();
  if (!session) throw new Error('The checkout session could not be stored');
  const { publicUrl } = scope;
  return {
    status: 200,
    body: presentSession(session, undefined, { publicUrl, expand: { lineItems: expand('line_items') } }),
  };
}

function readLineItems(body: CreateSessionBody) {
  const currencies = new Set(body.line_items.map((item) => item.price_data.currency));
  const [currency] = currencies;
  if (currency === undefined || currencies.size > 1) {
    throw invalidRequest('All line items must be in one currency.', { param: 'line_items' });
  }
  const lineItems = body.line_items.map((item) => ({
    name: item.price_data.product_data.name,
    description: item.price_data.product_data.description ?? null,
    image: item.price_data.product_data.images?.[0] ?? null,
    quantity: item.quantity,
    unitAmount: item.price_data.unit_amount,
  }));
  const amountTotal = lineItems.reduce((total, item) => total + item.quantity * item.unitAmount, 0);
  if (amountTotal < 1 || amountTotal > 99_999_999) {
    const code = amountTotal < 1 ? 'amount_too_small' : 'amount_too_large';
    throw invalidRequest('The total must be from 1 to 99999999 of the smallest unit.', { code });
  }
  return { lineItems, currency, amountTotal };
}

function readExpiry(asked: number | undefined, now: number): number {
  if (asked === undefined) return now + 24 * HOURS;
  if (asked < now + 30 * MINUTES || asked > now + 24 * HOURS) {
    const message =
      'The `expires_at` timestamp must be from 30 minutes to 24 hours after the session is created.';
    throw invalidRequest(message, { param: 'expires_at' });
  }
  return asked;
}
