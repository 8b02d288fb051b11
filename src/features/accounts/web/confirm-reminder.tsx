import { useMutation } from '@tanstack/react-query';
import { useIdentityClient } from '#web/identity/identity-provider.tsx';
import { Button } from '#web/ui/button.tsx';

/** Asks people to confirm their address, and mails them the link again. */
export default function ConfirmReminder() {
  const identity = useIdentityClient();
  const send = useMutation({ mutationFn: async () => (await identity()).sendConfirmation() });
  return (
    <div className="mx-auto flex w-full max-w-6xl flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-2 sm:px-6">
      <p className="min-w-0 text-sm" aria-live="polite">
        {words[send.status]}
      </p>
      {!send.isSuccess && (
        <Button
          variant="quiet"
          busy={send.isPending}
          onClick={() => send.mutate()}
          className="-mx-4 max-w-[calc(100%+2rem)] -outline-offset-3"
        >
          Send again
        </Button>
      )}
    </div>
  );
}

const ask = (
  <>
    <b>Please confirm your email address.</b> We emailed you a link.
  </>
);
const words = {
  idle: ask,
  pending: ask,
  error: 'The link could not be sent. Please try again later.',
  success: 'The link is on its way. Check your spam folder, too.',
};
