import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { appPaths } from '#shared/app-paths.ts';
import { assertNever } from '#shared/assert-never.ts';
import { IdentityError } from '#web/identity/identity-error.ts';
import { useAuth, useIdentityClient } from '#web/identity/identity-provider.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageMeta, PageTitle } from '#web/ui/page.tsx';
import { NewEmail, newEmailModes } from './owner/new-email.tsx';
import { signUpMessage } from './sign-up-messages.ts';

type Progress = 'asked' | 'busy' | 'confirmed' | 'dead';

/** The page that the confirmation mail links to; with Firebase also the mails about another address. */
export default function ConfirmEmailPage() {
  const [query] = useSearchParams();
  return newEmailModes.includes(query.get('mode') ?? '') ? <NewEmail /> : <ConfirmEmail />;
}

function ConfirmEmail() {
  const [query] = useSearchParams();
  // Firebase calls its code `oobCode`.
  const code = query.get('token') ?? query.get('oobCode');
  const identity = useIdentityClient();
  const [progress, setProgress] = useState<Progress>(code ? 'asked' : 'dead');
  const [failure, setFailure] = useState<string | null>(null);

  const confirm = async () => {
    setProgress('busy');
    setFailure(null);
    try {
      const client = await identity();
      await client.confirmEmail(code ?? '');
      setProgress('confirmed');
    } catch (error) {
      setProgress(isDead(error) ? 'dead' : 'asked');
      if (!isDead(error)) setFailure(signUpMessage(error));
    }
  };

  return (
    <>
      <PageMeta title="Confirm your email address" />
      <PageTitle className="mb-2 text-center">Confirm your email address</PageTitle>
      {failure && (
        <Notice tone="error" answer className="my-4">
          {failure}
        </Notice>
      )}
      <Content progress={progress} onConfirm={confirm} />
    </>
  );
}

function Content({ progress, onConfirm }: { progress: Progress; onConfirm: () => void }) {
  switch (progress) {
    case 'asked':
    case 'busy':
      return (
        <>
          <p className="mb-6 text-center text-soft">
            One click, and we can email you when a toy twin is ready or could not be made.
          </p>
          <Button size="lg" busy={progress === 'busy'} onClick={onConfirm} className="w-full">
            {progress === 'busy' ? 'Confirming...' : 'Confirm My Address'}
          </Button>
        </>
      );
    case 'confirmed':
      return (
        <Notice
          tone="success"
          title="Thank you. Your address is confirmed"
          answer
          action={<GoOn />}
          className="mt-4"
        >
          We will email you when a toy twin is ready.
        </Notice>
      );
    case 'dead':
      return (
        <Notice tone="error" title="This link no longer works" answer action={<GoOn />} className="mt-4">
          It has expired or was sent to someone else. You can request a new one from your gallery.
        </Notice>
      );
    default:
      return assertNever(progress);
  }
}

function GoOn() {
  const isSignedIn = useAuth().status === 'signed-in';
  return (
    <ButtonLink to={isSignedIn ? appPaths.gallery : appPaths.login} variant="secondary">
      {isSignedIn ? 'Open your gallery' : 'Log in'}
    </ButtonLink>
  );
}

/** The link has expired, is not ours, or belongs to an account that no longer exists. */
function isDead(error: unknown): boolean {
  return error instanceof IdentityError && ['invalid-action-code', 'invalid-credential'].includes(error.code);
}
