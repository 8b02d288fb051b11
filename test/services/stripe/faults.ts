import type { SentRequest } from './stripe-server.ts';

/** What happens to one request: an answer of its own, or a connection that ends before or after the change. */
export type Fault =
  | { kind: 'answer'; status: number; headers: Record<string, string>; body: object; kept?: boolean }
  | { kind: 'cut' }
  | { kind: 'cut-after' }
  | { kind: 'hang' }
  /** Something else happens first; then the answer is as usual. */
  | { kind: 'after'; first: () => Promise<unknown> };

/** Planned faults: the next request whose path ends so uses one up. */
export interface Faults {
  plan(pathEnd: string, ...faults: Fault[]): void;
  next(request: SentRequest): Fault | undefined;
}

/** A refusal in the provider's shape. */
export function refusal(status: number, error: object, headers: Record<string, string> = {}): Fault {
  return { kind: 'answer', status, headers, body: { error } };
}

export const rateLimited = (headers: Record<string, string> = {}) =>
  refusal(429, { type: 'invalid_request_error', code: 'rate_limit', message: 'Too many requests' }, headers);
export const locked = () =>
  refusal(409, { type: 'idempotency_error', code: 'lock_timeout', message: 'Another request is at work' });
export const broken = () => refusal(500, { type: 'api_error', message: 'Something broke' });

/** Stripe keeps the first answer of an idempotency key for a day and repeats it to that key, errors included. */
export const kept = (fault: Fault): Fault => (fault.kind === 'answer' ? { ...fault, kept: true } : fault);

export function createFaults(): Faults {
  const answered = new Map<string, Fault>();
  const planned: { pathEnd: string; fault: Fault }[] = [];
  return {
    plan(pathEnd, ...faults) {
      planned.push(...faults.map((fault) => ({ pathEnd, fault })));
    },
    next({ pathname, idempotencyKey }) {
      const known = idempotencyKey && answered.get(idempotencyKey);
      if (known) return known;
      const index = planned.findIndex(({ pathEnd }) => pathname.endsWith(pathEnd));
      const fault = index < 0 ? undefined : planned.splice(index, 1)[0]?.fault;
      if (fault?.kind === 'answer' && fault.kept && idempotencyKey) answered.set(idempotencyKey, fault);
      return fault;
    },
  };
}
