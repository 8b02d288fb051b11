import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { appPaths } from '#shared/app-paths.ts';
import { readableAddress } from '#shared/readable-address.ts';
import { useIdentityClient } from '#web/identity/identity-provider.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageMeta, PageTitle } from '#web/ui/page.tsx';
import { EmailField } from './account-fields.tsx';
import { FormFooter, TextLink } from './form-links.tsx';
import { formResolver } from './form-resolver.ts';
import { loginForm } from './login-form.ts';
import { SentNotice } from './sent-notice.tsx';
import { signUpMessage } from './sign-up-messages.ts';

const forgotForm = z.pick(loginForm, { email: true });

/** Requests a reset email. The page answers the same for known and unknown addresses. */
export default function ForgotPasswordPage() {
  const identity = useIdentityClient();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const { register, handleSubmit, formState } = useForm<{ email: string }>({
    resolver: formResolver(forgotForm),
  });

  const send = handleSubmit(async ({ email }) => {
    setFailure(null);
    setSentTo(null);
    try {
      const client = await identity();
      await client.sendPasswordReset(email);
      setSentTo(email);
    } catch (error) {
      setFailure(signUpMessage(error));
    }
  });

  return (
    <>
      <PageMeta title="Forgot password" />
      <PageTitle className="mb-2 text-center">Forgot password?</PageTitle>
      <p className="mb-6 text-center text-soft">
        Enter your email address, and we will send you a link to choose a new one.
      </p>
      <form noValidate onSubmit={send} className="flex flex-col gap-4">
        {failure && (
          <Notice tone="error" answer>
            {failure}
          </Notice>
        )}
        {sentTo && (
          <SentNotice>
            If {readableAddress(sentTo)} has an account, a link to choose a new password is on its way. It
            works for one hour.
          </SentNotice>
        )}
        <EmailField error={formState.errors.email?.message} {...register('email')} />
        <Button type="submit" size="lg" busy={formState.isSubmitting}>
          {formState.isSubmitting ? 'Sending...' : 'Send Reset Link'}
        </Button>
      </form>
      <FormFooter>
        <TextLink to={appPaths.login}>Back to Log In</TextLink>
      </FormFooter>
    </>
  );
}
