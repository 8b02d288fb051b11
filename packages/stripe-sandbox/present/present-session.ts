import type Stripe from 'stripe';
import type { IntentRow, SessionRow } from '../tables.ts';
import { presentIntent } from './present-intent.ts';
import type { Wire } from './wire.ts';

/** What the caller wants in full instead of as an id. */
export type SessionExpansion = { intent?: boolean; charge?: boolean; lineItems?: boolean };

/** Where a buyer pays this session. */
function sessionAddress(publicUrl: string, sessionId: string): string {
  return `${publicUrl}/sandbox/checkout/${sessionId}`;
}

/**
 * A checkout session on the wire. As with the real provider, `payment_status` stays `unpaid` while money is only
 * held: it reports captured money.
 */
export function presentSession(
  session: SessionRow,
  intent: IntentRow | undefined,
  options: { publicUrl: string; expand?: SessionExpansion },
) {
  const { expand = {} } = options;
  const email = intent?.card?.email ?? session.customerEmail;
  return {
    id: session.id,
    object: 'checkout.session',
    amount_subtotal: session.amountTotal,
    amount_total: session.amountTotal,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    cancel_url: session.cancelUrl,
    client_reference_id: session.clientReferenceId,
    created: session.created,
    currency: session.currency,
    custom_text: session.submitMessage === null ? {} : { submit: { message: session.submitMessage } },
    customer: null,
    customer_details: email === null ? null : { email, name: intent?.card?.name ?? null },
    customer_email: session.customerEmail,
    expires_at: session.expiresAt,
    ...(expand.lineItems && { line_items: presentLineItems(session) }),
    livemode: false,
    metadata: session.metadata,
    mode: 'payment',
    payment_intent:
      intent && expand.intent
        ? presentIntent(intent, { expandCharge: expand.charge ?? false })
        : session.paymentIntentId,
    payment_method_types: ['card'],
    payment_status: intent?.status === 'succeeded' ? 'paid' : 'unpaid',
    status: session.status,
    success_url: session.successUrl,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'hosted_page',
    url: session.status === 'open' ? sessionAddress(options.publicUrl, session.id) : null,
  } satisfies Wire<
    Stripe.Checkout.Session,
    'custom_text' | 'customer_details' | 'line_items' | 'payment_intent'
  >;
}

function presentLineItems(session: SessionRow) {
  return {
    object: 'list',
    has_more: false,
    url: `/v1/checkout/sessions/${session.id}/line_items`,
    data: session.lineItems.map((item, position) => ({
      id: `li_${position + 1}_${session.id.slice(-12)}`,
      object: 'item',
      amount_subtotal: item.unitAmount * item.quantity,
      amount_total: item.unitAmount * item.quantity,
      currency: session.currency,
      description: item.name,
      quantity: item.quantity,
    })),
  };
}
