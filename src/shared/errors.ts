import * as z from 'zod/mini';

/** Stable codes of expected failures. They never change once a client may have read them. */
const errorCodes = [
  'bad_request',
  'unauthenticated',
  'forbidden',
  'not_found',
  'conflict',
  'content_refused',
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

/** What every failed call of the API answers: a stable code and words that a buyer understands. */
export const errorBody = z.object({
  code: z.enum(errorCodes),
  message: z.string(),
  /** Which field of the input was wrong, where one was. */
  field: z.optional(z.string()),
  requestId: z.optional(z.string()),
});
export type ErrorBody = z.infer<typeof errorBody>;

const httpStatus: Record<ErrorCode, number> = {
  bad_request: 400,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  content_refused: 422,
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

  constructor(code: ErrorCode, message: string, options?: { field?: string; cause?: unknown }) {
    super(message, { cause: options?.cause });
    this.name = 'AppError';
    this.code = code;
    this.field = options?.field;
  }

  get statusCode(): number {
    return httpStatus[this.code];
  }
}

/** The error for a record that is absent or somebody else's: both look the same from outside. */
export function notFound(what: string): AppError {
  return new AppError('not_found', `${what} not found`);
}
