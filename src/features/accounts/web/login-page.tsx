import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { appPaths } from '#shared/app-paths.ts';
import { useAuth, useIdentityClient } from '#web/identity/identity-provider.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageMeta, PageTitle } from '#web/ui/page.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { EmailField } from './account-fields.tsx';
import { FormFooter, TextLink } from './form-links.tsx';
import { formResolver } from './form-resolver.ts';
import { type LoginForm, loginForm } from './login-form.ts';
import { loginMessage } from './login-messages.ts';
import { passwordWasChanged } from './password-changed.ts';
import { returnPath } from './return-path.ts';
import { isSessionExpired } from './session-expired.ts';

/** Specification, "Login". */
export default function LoginPage() {
  const auth = useAuth();
  const identity = useIdentityClient();
  const navigate = useNavigate();
  const { state } = useLocation();
  const [failure, setFailure] = useState<string | null>(null);
  const { register, handleSubmit, formState } = useForm<LoginForm>({ resolver: formResolver(loginForm) });
  const { errors, isSubmitting } = formState;
  const target = returnPath(state);

  const logIn = handleSubmit(
    async (credentials) => {
      setFailure(null);
      try {
        const client = await identity();
        await client.signIn(credentials);
        await navigate(target, { replace: true });
      } catch (error) {
        setFailure(loginMessage(error));
      }
    },
    // docs/specification.md#states: "the error clears at each new submit", whether it gets as far as the server or not.
    () => setFailure(null),
  );

  if (auth.status === 'signed-in' && !isSubmitting) return <Navigate replace to={target} />;
  return (
    <>
      <PageMeta title="Log in" />
      <PageTitle className="mb-6 text-center">Log in to Toy Twin</PageTitle>
      <form noValidate onSubmit={logIn} className="flex flex-col gap-4">
        {failure && (
          <Notice tone="error" answer>
            {failure}
          </Notice>
        )}
        {!failure && passwordWasChanged(state) && (
          <Notice tone="success">Your password is changed. Log in with the new one.</Notice>
        )}
        {!failure && isSessionExpired(state) && (
          <Notice tone="info">You have been logged out. Log in and go on where you were.</Notice>
        )}
        <EmailField error={errors.email?.message} {...register('email')} />
        <TextField
          label="Password"
          type="password"
          autoComplete="current-password"
          required
          error={errors.password?.message}
          {...register('password')}
        />
        <p className="text-right text-sm">
          <TextLink to={appPaths.forgotPassword}>Forgot password?</TextLink>
        </p>
        <Button type="submit" size="lg" busy={isSubmitting}>
          {isSubmitting ? 'Logging in...' : 'Log In'}
        </Button>
      </form>
      <FormFooter>
        Don't have an account?{' '}
        <TextLink to={appPaths.register} state={state}>
          Sign up
        </TextLink>
      </FormFooter>
    </>
  );
}
