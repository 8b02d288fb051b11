import { useMutation } from '@tanstack/react-query';
import { useAuth, useIdentityClient } from '#web/identity/identity-provider.tsx';
import { Button } from '#web/ui/button.tsx';
import { useWays } from './owner/use-ways.ts';
import { signUpMessage } from './sign-up-messages.ts';

/**
 * Mails the link with which people choose a new password. The mailbox proves the person, so an unattended browser cannot change
 * it, and it also serves accounts that have no password yet.
 */
export function ChangePassword() {
  const auth = useAuth();
  const identity = useIdentityClient();
  const email = auth.status === 'signed-in' ? auth.user.email : '';
  const hasPassword = useWays().data?.password ?? true;
  const send = useMutation({ mutationFn: async () => (await identity()).sendPasswordReset(email) });
  return (
    <>
      <span role="status">
        {send.isSuccess && 'We emailed you a link. It works for one hour.'}
        {send.isError && signUpMessage(send.error)}
      </span>
      {!send.isSuccess && (
        <Button variant="quiet" className="-mx-4 -my-3" busy={send.isPending} onClick={() => send.mutate()}>
          {hasPassword ? 'Choose a new password' : 'Set a password'}
        </Button>
      )}
    </>
  );
}
