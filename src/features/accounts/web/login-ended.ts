/** History state that the guard passes to the login page when a session has expired. */
export const LOGIN_ENDED = { loginEnded: true } as const;

/** Whether the login page was opened because the session expired. */
export function loginHasEnded(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'loginEnded' in state;
}
