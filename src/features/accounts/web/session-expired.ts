/** History state that the guard passes to the login page when a session has expired. */
export const SESSION_EXPIRED = { loginEnded: true } as const;

/** Whether the login page was opened because the session expired. */
export function isSessionExpired(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'loginEnded' in state;
}
