/**
 * A failed API call. `status` is the HTTP status (0 without an answer), `code` the server's stable error
 * code, `message` the server's text for users, or empty.
 */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  /** The invalid input field, if the server named one. */
  readonly field: string | undefined;
  /** After how many seconds it is worth calling again, if the server said so. */
  readonly retryAfter: number | undefined;

  constructor(
    status: number,
    code: string,
    message: string,
    {
      field,
      retryAfter,
      ...options
    }: { cause?: unknown; field?: string | undefined; retryAfter?: number | undefined } = {},
  ) {
    super(message, options);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.field = field;
    this.retryAfter = retryAfter;
  }
}

/** Whether the resource does not exist or belongs to another user. */
export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

/** Whether a retry may help: no answer came, or the server had a temporary failure. */
export function isTemporary(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status >= 500);
}
