import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate, useSearchParams } from 'react-router';
import * as z from 'zod/mini';
import { appPaths } from '#shared/app-paths.ts';
import { IdentityError } from '#web/identity/identity-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageMeta, PageTitle } from '#web/ui/page.tsx';
import { EmailField } from './account-fields.tsx';
import { FormFooter, TextLink } from './form-links.tsx';
import { formResolver } from './form-resolver.ts';
import { LinkNotice } from './link-notice.tsx';
import { loginForm } from './login-form.ts';
import { DEFAULT_RETURN_PATH } from './return-path.ts';
import { signUpMessage } from './sign-up-messages.ts';
import { useSendSignInLink } from './use-send-sign-in-link.ts';
import { useSignInLinks } from './use-sign-in-links.ts';

const linkForm = z.pick(loginForm, { email: true });

/** Logging in without a password: asks for a mailed link, and is the page to which that link leads. */
export default function SignInLinkPage() {
  const [query] = useSearchParams();
  const [expired, setExpired] = useState(false);
  const code = query.get('token');
  return (
    <>
      <PageMeta title="Log in by email link" />
      {code && !expired ? (
        <FollowLink code={code} onExpired={() => setExpired(true)} />
      ) : (
        <AskForLink expired={expired} />
      )}
      <FormFooter>
        <TextLink to={appPaths.login}>Log in with your password</TextLink>
      </FormFooter>
    </>
  );
}

/** A button, because mail scanners follow links, and each works once. */
function FollowLink({ code, onExpired }: { code: string; onExpired: () => void }) {
  const links = useSignInLinks();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const logIn = async () => {
    setBusy(true);
    setFailure(null);
    try {
      await (await links()).follow(code);
      await navigate(DEFAULT_RETURN_PATH, { replace: true });
    } catch (error) {
      setBusy(false);
      if (error instanceof IdentityError && error.code === 'invalid-action-code') onExpired();
      else setFailure(signUpMessage(error));
    }
  };
  return (
    <>
      <PageTitle className="mb-2 text-center">Welcome back</PageTitle>
      <p className="mb-6 text-center text-soft">One click, and you’re in.</p>
      {failure && (
        <Notice tone="error" answer className="mb-4">
          {failure}
        </Notice>
      )}
      <Button size="lg" busy={busy} onClick={logIn} className="w-full">
        {busy ? 'Logging in...' : 'Log In'}
      </Button>
    </>
  );
}

/** The page answers the same for known and unknown addresses. */
function AskForLink({ expired }: { expired: boolean }) {
  const { progress, send } = useSendSignInLink();
  const { register, handleSubmit, formState } = useForm<{ email: string }>({
    resolver: formResolver(linkForm),
  });
  const { errors, isSubmitting } = formState;
  return (
    <>
      <PageTitle className="mb-2 text-center">Log in by email link</PageTitle>
      <p className="mb-6 text-center text-soft">
        Enter your email address, and we will send you a link that logs you in. No password needed.
      </p>
      <form noValidate onSubmit={handleSubmit(({ email }) => send(email))} className="flex flex-col gap-4">
        {expired && progress.status === 'idle' && (
          <Notice tone="error" title="This link no longer works" answer>
            It has expired or was already used. Send yourself a new one.
          </Notice>
        )}
        <LinkNotice progress={progress} />
        <EmailField error={errors.email?.message} {...register('email')} />
        <Button type="submit" size="lg" busy={isSubmitting}>
          {isSubmitting ? 'Sending...' : 'Send Link'}
        </Button>
      </form>
    </>
  );
}
