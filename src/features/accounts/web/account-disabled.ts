/** History state that the guard passes to the login page when the operator has blocked the person. */
export const ACCOUNT_DISABLED = { accountDisabled: true } as const;

/** Whether the login page was opened because the account is disabled. */
export function isAccountDisabled(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'accountDisabled' in state;
}
