import type { PaymentIntentJson } from '../present/present-intent.ts';

/** The provider's description of a refusal. */
export type ErrorBody = {
  type: 'invalid_request_error' | 'card_error' | 'idempotency_error' | 'api_error';
  message: string;
  code?: string;
  decline_code?: string;
  param?: string;
  payment_intent?: PaymentIntentJson;
};

/** What a call of the wire protocol answers: an HTTP status and a JSON body. */
export type Answer = { status: number; body: unknown };

/** A refusal in the provider's shape: `{ error: { type, code, message } }`. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly answer: Answer;

  constructor(status: number, error: ErrorBody) {
    super(error.message);
    this.answer = { status, body: { error } };
  }
}

/** 400: the request itself is wrong. */
export function invalidRequest(message: string, details: { code?: string; param?: string } = {}): ApiError {
  return new ApiError(400, { type: 'invalid_request_error', message, ...details });
}

/** 404: no such object. `what` is its type on the wire, such as `payment_intent`. */
export function resourceMissing(what: string, id: string): ApiError {
  return new ApiError(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${what}: '${id}'`,
    param: what,
  });
}

/** 400: the payment intent is not in a state that allows the move. */
export function unexpectedState(message: string, paymentIntent: PaymentIntentJson): ApiError {
  return new ApiError(400, {
    type: 'invalid_request_error',
    code: 'payment_intent_unexpected_state',
    message,
    payment_intent: paymentIntent,
  });
}
