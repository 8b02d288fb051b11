import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import * as z from 'zod/mini';
import { appPaths } from '#shared/app-paths.ts';
import { IdentityError } from '#web/identity/identity-error.ts';
import { useIdentityClient } from '#web/identity/identity-provider.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageMeta, PageTitle } from '#web/ui/page.tsx';
import { NewPasswordFields } from './account-fields.tsx';
import { formResolver } from './form-resolver.ts';
import { PASSWORD_CHANGED } from './password-changed.ts';
import { newPassword, samePasswords } from './register-form.ts';
import { signUpMessage } from './sign-up-messages.ts';

const resetForm = z.object(newPassword).check(...samePasswords);
type ResetForm = z.infer<typeof resetForm>;

/** Firebase's mails of every kind link here; these are the modes of those for other pages. */
const ELSEWHERE: Record<string, string> = {
  verifyEmail: appPaths.confirmEmail,
  signIn: appPaths.signInLink,
  verifyAndChangeEmail: appPaths.confirmEmail,
  recoverEmail: appPaths.confirmEmail,
};

/** The code in a reset link: `token` from embedded identity, or `oobCode` from Firebase. */
function codeOf(query: URLSearchParams): string | null {
  if (query.has('oobCode') && query.get('mode') !== 'resetPassword') return null;
  return query.get('token') ?? query.get('oobCode');
}

/** The page that a reset email links to. */
export default function ResetPasswordPage() {
  const [query] = useSearchParams();
  const [expired, setExpired] = useState(false);
  const code = codeOf(query);
  const pathname = ELSEWHERE[query.get('mode') ?? ''];
  if (pathname) return <Navigate replace to={{ pathname, search: query.toString() }} />;
  return (
    <>
      <PageMeta title="Choose a new password" />
      <PageTitle className="mb-6 text-center">Choose a new password</PageTitle>
      {code && !expired ? <ResetFields code={code} onExpired={() => setExpired(true)} /> : <DeadLink />}
    </>
  );
}

function ResetFields({ code, onExpired }: { code: string; onExpired: () => void }) {
  const identity = useIdentityClient();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<string | null>(null);
  const { register, handleSubmit, formState } = useForm<ResetForm>({ resolver: formResolver(resetForm) });
  const { errors, isSubmitting } = formState;

  const save = handleSubmit(async ({ password }) => {
    setFailure(null);
    try {
      const client = await identity();
      await client.resetPassword(code, password);
      await navigate(appPaths.login, { replace: true, state: PASSWORD_CHANGED });
    } catch (error) {
      if (error instanceof IdentityError && error.code === 'invalid-action-code') onExpired();
      else setFailure(signUpMessage(error));
    }
  });

  return (
    <form noValidate onSubmit={save} className="flex flex-col gap-4">
      {failure && (
        <Notice tone="error" answer>
          {failure}
        </Notice>
      )}
      <NewPasswordFields
        label="New Password"
        password={register('password')}
        confirmPassword={register('confirmPassword')}
        errors={errors}
      />
      <Button type="submit" size="lg" busy={isSubmitting}>
        {isSubmitting ? 'Saving...' : 'Save New Password'}
      </Button>
    </form>
  );
}

function DeadLink() {
  return (
    <Notice
      tone="error"
      title="This link no longer works"
      action={
        <ButtonLink to={appPaths.forgotPassword} variant="secondary">
          Send a new link
        </ButtonLink>
      }
    >
      It has expired or was already used. Your password is still the one you chose last.
    </Notice>
  );
}
