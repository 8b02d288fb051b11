import { type ReactNode, useState } from 'react';
import { IdentityError } from '#web/identity/identity-error.ts';
import { ConfirmAgainDialog } from './confirm-again-dialog.tsx';

/**
 * For what needs a fresh sign-in: does it, and when the sign-in is too old, first asks the person to confirm who they are.
 * @returns `attempt`, and the dialog to render.
 */
export function useFreshSignIn(): {
  attempt: (act: () => Promise<void>) => Promise<void>;
  dialog: ReactNode;
} {
  const [waiting, setWaiting] = useState<(() => Promise<void>) | null>(null);
  const attempt = async (act: () => Promise<void>) => {
    try {
      await act();
    } catch (error) {
      if (!(error instanceof IdentityError && error.code === 'requires-recent-login')) throw error;
      setWaiting(() => act);
    }
  };
  const dialog = waiting && <ConfirmAgainDialog onConfirmed={waiting} onClose={() => setWaiting(null)} />;
  return { attempt, dialog };
}
