/**
 * A call of the product's API that did not succeed. `status` is the HTTP status (0: no answer came), `code`
 * the server's stable code, `message` the server's own words for people; empty when it gave none.
 */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  /** Which field of the input was wrong, where the server told. */
  readonly field: string | undefined;

  constructor(
    status: number,
    code: string,
    message: string,
    { field, ...options }: { cause?: unknown; field?: string | undefined } = {},
  ) {
    super(message, options);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.field = field;
  }
}

/** Whether the thing asked for does not exist, or is somebody else's. */
export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

/** Whether asking again may help: no answer came, or the server could not give one. */
export function mayPass(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status >= 500);
}
