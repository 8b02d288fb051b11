import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { LazyWaitingBox } from '#features/trial/web/lazy-waiting-box.tsx';
import { appPaths } from '#shared/app-paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageMeta, PageTitle } from '#web/ui/page.tsx';
import { EmailField } from './account-fields.tsx';
import { FollowLink } from './follow-link.tsx';
import { FormFooter, TextLink } from './form-links.tsx';
import { formResolver } from './form-resolver.ts';
import { LinkNotice } from './link-notice.tsx';
import { linkForm } from './login-form.ts';
import { useFollowedLink } from './use-followed-link.ts';
import { useSendSignInLink } from './use-send-sign-in-link.ts';

/** Logging in or signing up without a password: asks for a mailed link, and is the page to which that link leads. */
export default function SignInLinkPage() {
  const { link, isNew, needsAddress } = useFollowedLink();
  const [expired, setExpired] = useState(false);
  return (
    <>
      <PageMeta title={isNew ? 'Sign up by email link' : 'Log in by email link'} />
      {link && !expired ? (
        <FollowLink
          link={link}
          isNew={isNew}
          needsAddress={needsAddress}
          onExpired={() => setExpired(true)}
        />
      ) : (
        <AskForLink expired={expired} newAccount={isNew} />
      )}
      <FormFooter>
        {isNew ? (
          <TextLink to={appPaths.register}>Sign up with a password</TextLink>
        ) : (
          <TextLink to={appPaths.login}>Log in with your password</TextLink>
        )}
      </FormFooter>
    </>
  );
}

/** The page answers the same for known and unknown addresses. */
function AskForLink({ expired, newAccount }: { expired: boolean; newAccount: boolean }) {
  const { progress, send } = useSendSignInLink({ newAccount });
  const { register, handleSubmit, formState } = useForm<{ email: string }>({
    resolver: formResolver(linkForm),
  });
  const { errors, isSubmitting } = formState;
  return (
    <>
      <PageTitle className="mb-2 text-center">
        {newAccount ? 'Sign up by email link' : 'Log in by email link'}
      </PageTitle>
      <LazyWaitingBox words={`${newAccount ? 'Sign up' : 'Log in'} to go on with it.`} />
      <p className="mb-6 text-center text-soft">
        Enter your email address, and we will send you a link that{' '}
        {newAccount ? 'opens your account' : 'logs you in'}. No password needed.
      </p>
      <form noValidate onSubmit={handleSubmit(({ email }) => send(email))} className="flex flex-col gap-4">
        {expired && progress.status === 'idle' && (
          <Notice tone="error" title="This link no longer works" answer>
            It has expired or was already used. Send yourself a new one.
          </Notice>
        )}
        <LinkNotice progress={progress} newAccount={newAccount} />
        <EmailField error={errors.email?.message} {...register('email')} />
        <Button type="submit" size="lg" busy={isSubmitting}>
          {isSubmitting ? 'Sending...' : 'Send Link'}
        </Button>
      </form>
    </>
  );
}
