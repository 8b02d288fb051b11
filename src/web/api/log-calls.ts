/** Spec section 7: "Every request is logged with method and URL". */
export function logRequest(request: Request): void {
  console.info(`API request: ${request.method} ${request.url}`);
}

/** Spec section 7: a request whose ID token could not be had goes on without it. */
export function logTokenFailure(error: unknown): void {
  console.warn('The ID token could not be fetched; the request goes on without it.', error);
}

/** Spec section 8, "Product API response handling": the printed words for a failed answer; 0 means none came. */
export function failureWords(status: number): string {
  if (status === 0) return 'Network error: No response received';
  if (status === 401) return 'Authentication error: Please log in again';
  if (status === 403) return 'Authorization error: You do not have permission';
  if (status === 404) return 'Resource not found';
  if (status >= 500) return 'Server error';
  return `Request refused with status ${status}`;
}

/** Logs a failed answer. A warning, not an error: the page that asked tells the person about it. */
export function logFailure(request: Request, status: number): void {
  console.warn(`${failureWords(status)} (${request.method} ${request.url})`);
}
