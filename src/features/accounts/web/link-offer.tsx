import { Button } from '#web/ui/button.tsx';
import { LinkNotice } from './link-notice.tsx';
import { useSendSignInLink } from './use-send-sign-in-link.ts';

/** Offers a mailed link to an owner who has to wait because others have guessed the password too often. */
export function LinkOffer({ email }: { email: string }) {
  const { progress, send } = useSendSignInLink();
  const isSent = progress.status === 'sent' || progress.status === 'sentEarlier';
  return (
    <section aria-label="Log in by email link" className="flex flex-col gap-3">
      {!isSent && (
        <>
          <p>
            Is this your account? You can log in right now without your password: we will email you a link. It
            works even while someone else is guessing passwords.
          </p>
          <Button variant="secondary" busy={progress.status === 'sending'} onClick={() => void send(email)}>
            Email me a link to log in
          </Button>
        </>
      )}
      <LinkNotice progress={progress} />
    </section>
  );
}
