/** History state that the reset page passes to the login page. */
export const PASSWORD_CHANGED = { passwordChanged: true } as const;

/** Whether the login page was opened after a password reset. */
export function passwordWasChanged(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'passwordChanged' in state;
}
