/** What the guard leaves in the history state for the login page, for somebody who was logged in until then. */
export const LOGIN_ENDED = { loginEnded: true } as const;

/** Whether the person's login has ended while they were at something. */
export function loginHasEnded(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'loginEnded' in state;
}
