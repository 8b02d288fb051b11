/** What the reset page leaves in the history state for the login page. */
export const PASSWORD_CHANGED = { passwordChanged: true } as const;

/** Whether the person has just chosen a new password. */
export function passwordWasChanged(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'passwordChanged' in state;
}
