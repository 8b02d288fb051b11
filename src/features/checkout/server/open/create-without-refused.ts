import Stripe from 'stripe';

/** What a payment page can do without, and the provider's names of it (Stripe's `param`). */
const OPTIONAL = {
  customer_email: ['customer_email'],
  description: ['line_items', '0', 'price_data', 'product_data', 'description'],
  custom_text: ['custom_text', 'submit', 'message'],
} as const;

/**
 * A part of a payment page that can be left out. All other parts say what is paid, who is notified and until when: a page
 * without one of them would not be the one that was asked for.
 */
export type Optional = keyof typeof OPTIONAL;

/** How a page is asked for, and who hears what the provider refused. */
export interface Asking {
  /** The idempotency key. Those of further tries are made of it: the same refusals lead to the same page. */
  key: string;
  onRefused(details: { leftOut: Optional[]; code: string | undefined; requestId: string | undefined }): void;
}

/**
 * Asks the provider for a page, and again without an optional part that it refuses: the one that it names; all of them where
 * it names none. Nothing is written between the tries. A process that dies there leaves an order without a page, and
 * the next call for it comes to the same tries with the same keys.
 * @throws the provider's refusal when it is about something else, or nothing is left to leave out.
 */
export async function createWithoutRefused<Page>(
  { key, onRefused }: Asking,
  create: (leftOut: ReadonlySet<Optional>, idempotencyKey: string) => Promise<Page>,
): Promise<Page> {
  const leftOut = new Set<Optional>();
  for (;;) {
    try {
      return await create(leftOut, [key, ...[...leftOut].sort()].join('-without-'));
    } catch (error) {
      const refused = findRefused(error).filter((part) => !leftOut.has(part));
      if (!(error instanceof Stripe.errors.StripeError) || refused.length === 0) throw error;
      for (const part of refused) leftOut.add(part);
      onRefused({ leftOut: refused, code: error.code, requestId: error.requestId });
    }
  }
}

/** Which optional parts a refusal may be about. */
function findRefused(error: unknown): Optional[] {
  if (!(error instanceof Stripe.errors.StripeInvalidRequestError) || error.statusCode !== 400) return [];
  if (error.code === 'email_invalid') return ['customer_email'];
  const all = Object.keys(OPTIONAL).filter(isOptional);
  if (!error.param) return all;
  const named = error.param.replaceAll(']', '').split(/[[.]/);
  return all.filter((part) => isAbout(named, OPTIONAL[part]));
}

/** The provider may name a part of it, or what it is a part of. */
function isAbout(named: readonly string[], part: readonly string[]): boolean {
  return named.every((name, depth) => part[depth] === undefined || part[depth] === name);
}

function isOptional(name: string): name is Optional {
  return name in OPTIONAL;
}
