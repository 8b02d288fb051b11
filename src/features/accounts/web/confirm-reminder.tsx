import { useMutation } from '@tanstack/react-query';
import { useMatch } from 'react-router';
import { appPaths } from '#shared/app-paths.ts';
import { useAuth, useIdentityClient } from '#web/identity/identity-provider.tsx';
import { Button } from '#web/ui/button.tsx';
import { signUpMessage } from './sign-up-messages.ts';

/** Asks people whose address is not confirmed to do so, on every page but the wizard: buying does not wait for it. */
export function ConfirmReminder() {
  const auth = useAuth();
  const isCreating = useMatch(appPaths.create) !== null;
  if (auth.status !== 'signed-in' || auth.user.emailConfirmed || isCreating) return null;
  return <Reminder />;
}

function Reminder() {
  const identity = useIdentityClient();
  const send = useMutation({ mutationFn: async () => (await identity()).sendConfirmation() });
  return (
    <aside aria-label="Confirm your email address" className="border-b-2 border-line bg-sunken print:hidden">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2 text-sm sm:px-6">
        <p className="min-w-0 flex-1 basis-64 break-words" aria-live="polite">
          <Words error={send.error} sent={send.isSuccess} />
        </p>
        {!send.isSuccess && (
          <Button variant="quiet" busy={send.isPending} onClick={() => send.mutate()}>
            Send again
          </Button>
        )}
      </div>
    </aside>
  );
}

function Words({ error, sent }: { error: unknown; sent: boolean }) {
  if (error) return signUpMessage(error);
  if (sent) return 'The link is on its way. Look into your spam folder, too.';
  return (
    <>
      <b>Please confirm your email address.</b> Follow the link that we mailed you, and we tell you when a toy
      twin is ready.
    </>
  );
}
