/** A payment as the provider tells it; times in seconds, amounts in the smallest unit. */
export interface ToldPayment {
  amount: number;
  currency: string;
  /** The currency of fees. */
  paidOut: string;
  fee: number;
  created: number;
  refunds: { amount: number; created: number; isFailed: boolean }[];
  disputes: { amount: number; created: number; isWon: boolean }[];
}

const DISPUTE_FEE = 1500;

/** A `fetch` that answers about these payments as Stripe does: payment intents, refunds, disputes. */
export function createToldPayments(payments: ReadonlyMap<string, ToldPayment>): typeof fetch {
  return async (input, init) => {
    const url = new URL(new Request(input, init).url);
    const [, , kind, named] = url.pathname.split('/');
    const id =
      named ?? url.searchParams.get('payment_intent') ?? `pi_${url.searchParams.get('charge')?.slice(3)}`;
    const payment = payments.get(id);
    if (!payment) {
      const error = {
        type: 'invalid_request_error',
        code: 'resource_missing',
        message: `No such ${kind}: ${id}`,
      };
      return Response.json({ error }, { status: 404 });
    }
    const own = id.slice(3);
    if (kind === 'payment_intents') return Response.json(presentIntent(own, payment));
    const data = kind === 'refunds' ? presentRefunds(own, payment) : presentDisputes(own, payment);
    return Response.json({ object: 'list', url: url.pathname, has_more: false, data });
  };
}

function booked(
  id: string,
  { paidOut }: ToldPayment,
  moved: { amount: number; fee: number; created: number },
) {
  return { id: `txn_${id}`, object: 'balance_transaction', currency: paidOut, ...moved };
}

function presentIntent(own: string, payment: ToldPayment) {
  const { amount, currency, fee, created, disputes } = payment;
  const latest_charge = {
    id: `ch_${own}`,
    object: 'charge',
    amount,
    amount_captured: amount,
    currency,
    disputed: disputes.length > 0,
    balance_transaction: booked(own, payment, { amount, fee, created }),
  };
  return { id: `pi_${own}`, object: 'payment_intent', status: 'succeeded', latest_charge };
}

function presentRefunds(own: string, payment: ToldPayment) {
  return payment.refunds.map(({ amount, created, isFailed }, at) => {
    const id = `${own}-refund-${at}`;
    const failure = isFailed ? booked(`${id}-failed`, payment, { amount, fee: 0, created }) : null;
    return {
      id: `re_${id}`,
      object: 'refund',
      amount,
      balance_transaction: booked(id, payment, { amount: -amount, fee: 0, created }),
      failure_balance_transaction: failure,
    };
  });
}

function presentDisputes(own: string, payment: ToldPayment) {
  return payment.disputes.map(({ amount, created, isWon }, at) => {
    const id = `${own}-dispute-${at}`;
    const taken = booked(id, payment, { amount: -amount, fee: DISPUTE_FEE, created });
    const given = booked(`${id}-won`, payment, { amount, fee: -DISPUTE_FEE, created: created + 1 });
    return {
      id: `du_${id}`,
      object: 'dispute',
      amount,
      currency: payment.currency,
      status: isWon ? 'won' : 'lost',
      balance_transactions: isWon ? [taken, given] : [taken],
    };
  });
}
