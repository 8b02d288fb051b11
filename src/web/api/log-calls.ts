/** docs/specification.md#calls: "Every request is logged with method and URL". */
export function logRequest(request: Request): void {
  console.info(`API request: ${request.method} ${request.url}`);
}

/** docs/specification.md#calls: a request whose ID token cannot be read is sent without it. */
export function logTokenFailure(error: unknown): void {
  console.warn('The ID token could not be fetched; the request goes on without it.', error);
}

/**
 * docs/specification.md#messages, "Product API response handling": the log text for a failed answer; status 0 means no
 * answer.
 */
export function failureText(status: number): string {
  if (status === 0) return 'Network error: No response received';
  if (status === 401) return 'Authentication error: Please log in again';
  if (status === 403) return 'Authorization error: You do not have permission';
  if (status === 404) return 'Resource not found';
  if (status >= 500) return 'Server error';
  return `Request refused with status ${status}`;
}

/** Logs a failed answer. A warning instead of an error, because the calling page reports it to the user. */
export function logFailure(request: Request, status: number): void {
  console.warn(`${failureText(status)} (${request.method} ${request.url})`);
}
