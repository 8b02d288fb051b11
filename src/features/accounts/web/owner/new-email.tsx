import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { appPaths } from '#shared/app-paths.ts';
import { PROVIDER_NAMES } from '#shared/sign-in-providers.ts';
import { useConfig } from '#web/api/use-config.ts';
import { IdentityError } from '#web/identity/identity-error.ts';
import { useIdentityClient } from '#web/identity/identity-provider.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageMeta, PageTitle } from '#web/ui/page.tsx';
import { signUpMessage } from '../sign-up-messages.ts';

const CHANGE = {
  title: 'Confirm your new address',
  ask: 'One click, and your account has this email address. You are logged out on all devices.',
  button: 'Confirm the New Address',
};
const UNDO = {
  title: 'Take your address back',
  ask: 'The email address of your account was changed. If that was not you, take the former one back. The account is logged out on all devices.',
  button: 'Take My Address Back',
};

/** Firebase's modes of its links that change an address, or undo that. */
export const newEmailModes = ['verifyAndChangeEmail', 'recoverEmail'];

type Progress = { isPending?: boolean; data?: string; error?: unknown };

/** What a link of these modes shows. A button, because mail scanners follow links, and each works once. */
export function NewEmail() {
  const [query] = useSearchParams();
  const code = query.get('oobCode');
  const undoes = query.get('mode') === 'recoverEmail';
  const identity = useIdentityClient();
  const [progress, setProgress] = useState<Progress>({});
  const follow = async () => {
    setProgress({ isPending: true });
    try {
      const { externalLogin } = await identity();
      if (!code || !externalLogin) throw new IdentityError('invalid-action-code');
      setProgress({ data: await externalLogin.followEmailChange(code) });
    } catch (error) {
      setProgress({ error });
    }
  };
  const { title, ask, button } = undoes ? UNDO : CHANGE;
  const { data, error, isPending = false } = progress;
  const isDead = !code || isDeadLink(error);
  return (
    <>
      <PageMeta title={title} />
      <PageTitle className="mb-2 text-center">{title}</PageTitle>
      {error !== undefined && !isDead && (
        <Notice tone="error" answer className="my-4">
          {signUpMessage(error)}
        </Notice>
      )}
      {isDead && <DeadLink undoes={undoes} />}
      {data !== undefined && (undoes ? <Undone email={data} /> : <Changed email={data} />)}
      {!isDead && data === undefined && (
        <>
          <p className="mb-6 text-center text-soft">{ask}</p>
          <Button size="lg" className="w-full" busy={isPending} onClick={follow}>
            {button}
          </Button>
        </>
      )}
    </>
  );
}

/** It has expired, was used, or belongs to an account that no longer exists. */
function isDeadLink(error: unknown): boolean {
  return error instanceof IdentityError && ['invalid-action-code', 'invalid-credential'].includes(error.code);
}

function Changed({ email }: { email: string }) {
  const others = useConfig()?.providers ?? [];
  return (
    <Notice
      tone="success"
      title="Your address is changed"
      answer
      action={
        <ButtonLink to={appPaths.login} variant="secondary">
          Log in
        </ButtonLink>
      }
      className="mt-4"
    >
      From now on you log in with {email}.
      {others.length > 0 &&
        ` ${others.map((provider) => PROVIDER_NAMES[provider]).join(' or ')} lets you in as before.`}
    </Notice>
  );
}

function Undone({ email }: { email: string }) {
  return (
    <Notice
      tone="success"
      title="You have your address back"
      answer
      action={
        <ButtonLink to={appPaths.forgotPassword} variant="secondary">
          Choose a new password
        </ButtonLink>
      }
      className="mt-4"
    >
      You log in with {email} again. If somebody else had changed it, they may know your password: please
      choose a new one now.
    </Notice>
  );
}

function DeadLink({ undoes }: { undoes: boolean }) {
  return (
    <Notice
      tone="error"
      title="This link no longer works"
      answer
      action={
        <ButtonLink to={undoes ? appPaths.contact : appPaths.account} variant="secondary">
          {undoes ? 'Write to us' : 'Go to your account'}
        </ButtonLink>
      }
      className="mt-4"
    >
      It has expired or was already used.{' '}
      {undoes
        ? 'If somebody else changed your address and you cannot log in, please write to us.'
        : 'Your account shows which address it has, and you can change it again.'}
    </Notice>
  );
}
