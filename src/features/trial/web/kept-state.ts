/** History state that `/try` passes to the registration page when it has kept a box. */
export const TRY_KEPT = { isTryKept: true } as const;

/** Whether the registration page was opened to keep a box. */
export function isTryKept(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isTryKept' in state;
}
