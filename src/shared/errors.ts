import * as z from 'zod/mini';

/** Stable codes of expected failures. Clients rely on them, so a code never changes. */
const errorCodes = [
  'bad_request',
  'unauthenticated',
  'forbidden',
  'confirm_again',
  'account_disabled',
  'not_found',
  'conflict',
  'content_refused',
  'orders_paused',
  'too_large',
  'unsupported_media',
  'too_many_requests',
  'payment_provider_failed',
  'sign_in_unavailable',
  'unavailable',
  'storage_unavailable',
  'internal',
] as const;
export type ErrorCode = (typeof errorCodes)[number];

/** The answer of every failed API call: a stable code and a message for the buyer. */
export const errorBody = z.object({
  code: z.enum(errorCodes),
  message: z.string(),
  /** The input field that was wrong, if it was one. */
  field: z.optional(z.string()),
  requestId: z.optional(z.string()),
});
export type ErrorBody = z.infer<typeof errorBody>;

const httpStatus: Record<ErrorCode, number> = {
  bad_request: 400,
  unauthenticated: 401,
  forbidden: 403,
  confirm_again: 403,
  account_disabled: 403,
  not_found: 404,
  conflict: 409,
  content_refused: 422,
  orders_paused: 409,
  too_large: 413,
  unsupported_media: 415,
  too_many_requests: 429,
  payment_provider_failed: 502,
  sign_in_unavailable: 503,
  unavailable: 503,
  storage_unavailable: 503,
  internal: 500,
};

/** An expected failure: answered to the caller as `{ code, message }` with the code's HTTP status. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly field: string | undefined;
  /** Seconds after which the call may succeed, where that is known. */
  readonly retryAfter: number | undefined;

  constructor(
    code: ErrorCode,
    message: string,
    options?: { field?: string; retryAfter?: number; cause?: unknown },
  ) {
    super(message, { cause: options?.cause });
    this.name = 'AppError';
    this.code = code;
    this.field = options?.field;
    this.retryAfter = options?.retryAfter;
  }

  get statusCode(): number {
    return httpStatus[this.code];
  }
}

/** The error for a record that does not exist or belongs to another person. Both get the same answer. */
export function notFound(what: string): AppError {
  return new AppError('not_found', `${what} not found`);
}
