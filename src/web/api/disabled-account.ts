let listener: (() => void) | null = null;
let isReported = false;

/** Tells that the server has refused the signed-in person because the operator has blocked them. */
export function reportDisabledAccount(): void {
  isReported = true;
  listener?.();
}

/** Sets who is told, also of what was reported before; returns the unsubscribe function. */
export function onDisabledAccount(told: () => void): () => void {
  listener = told;
  if (isReported) told();
  return () => {
    listener = null;
  };
}

/** Somebody signs in: what was reported of the person before does not count. */
export function forgetDisabledAccount(): void {
  isReported = false;
}
