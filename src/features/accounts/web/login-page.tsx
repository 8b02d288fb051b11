import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { LazyWaitingBox } from '#features/trial/web/lazy-waiting-box.tsx';
import { appPaths } from '#shared/app-paths.ts';
import { IdentityError } from '#web/identity/identity-error.ts';
import { useAuth, useIdentityClient } from '#web/identity/identity-provider.tsx';
import { type SecondFactor, SecondFactorRequiredError } from '#web/identity/second-factor.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageMeta, PageTitle } from '#web/ui/page.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { isAccountDisabled } from './account-disabled.ts';
import { EmailField } from './account-fields.tsx';
import { FormFooter, TextLink } from './form-links.tsx';
import { formResolver } from './form-resolver.ts';
import { LazyPasskeyLogin } from './lazy-passkey-login.tsx';
import { LazySecondFactor } from './lazy-second-factor.tsx';
import { LinkOffer } from './link-offer.tsx';
import { type LoginForm, loginForm } from './login-form.ts';
import { loginMessage } from './login-messages.ts';
import { passwordWasChanged } from './password-changed.ts';
import { LazyProviderButtons } from './providers/lazy-provider-buttons.tsx';
import { RefusalNotice } from './providers/refusal-notice.tsx';
import { isBackFromPayment, returnPath, whyLogIn } from './return-path.ts';
import { isSessionExpired } from './session-expired.ts';

/** Specification, "Login". */
export default function LoginPage() {
  const auth = useAuth();
  const identity = useIdentityClient();
  const navigate = useNavigate();
  const { state } = useLocation();
  const [failure, setFailure] = useState<unknown>(null);
  /** The address for which the next password attempt has to wait. */
  const [heldBack, setHeldBack] = useState<string | null>(null);
  const { register, handleSubmit, formState } = useForm<LoginForm>({ resolver: formResolver(loginForm) });
  const { errors, isSubmitting } = formState;
  const target = returnPath(state);

  const [secondFactor, setSecondFactor] = useState<SecondFactor | null>(null);
  const clearFailure = () => {
    setFailure(null);
    setHeldBack(null);
  };
  const logIn = handleSubmit(
    async (credentials) => {
      clearFailure();
      try {
        const client = await identity();
        await client.signIn(credentials);
        await navigate(target, { replace: true });
      } catch (error) {
        if (error instanceof SecondFactorRequiredError) return setSecondFactor(error.secondFactor);
        setFailure(error);
        if (isHeldBack(error)) setHeldBack(credentials.email);
      }
    },
    // docs/specification.md#states: "the error clears at each new submit", whether it gets as far as the server or not.
    clearFailure,
  );

  if (auth.status === 'signed-in' && !isSubmitting) return <Navigate replace to={target} />;
  if (secondFactor) {
    return (
      <>
        <PageMeta title="Log in" />
        <PageTitle className="mb-6 text-center">One more step</PageTitle>
        <LazySecondFactor
          secondFactor={secondFactor}
          onDone={() => navigate(target, { replace: true })}
          onCancel={() => setSecondFactor(null)}
        />
      </>
    );
  }
  return (
    <>
      <PageMeta title="Log in" />
      <PageTitle className="mb-6 text-center">{whyLogIn(state)}</PageTitle>
      <LazyWaitingBox words="Log in to go on with it." />
      <form noValidate onSubmit={logIn} className="flex flex-col gap-4">
        {failure !== null && (
          <Notice tone="error" answer>
            {loginMessage(failure)}
          </Notice>
        )}
        {heldBack !== null && <LinkOffer key={heldBack} email={heldBack} />}
        {failure === null && <RefusalNotice state={state} />}
        {!failure && passwordWasChanged(state) && (
          <Notice tone="success">Your password has been changed. Log in with the new one.</Notice>
        )}
        {!failure && isBackFromPayment(state) && (
          <Notice tone="success">Your payment arrived. Log in to see your toy.</Notice>
        )}
        {!failure && isAccountDisabled(state) && (
          <Notice tone="error">{loginMessage(new IdentityError('user-disabled'))}</Notice>
        )}
        {!failure && isSessionExpired(state) && !isBackFromPayment(state) && (
          <Notice tone="info">You have been logged out. Log in to pick up where you left off.</Notice>
        )}
        {/* With `webauthn` the browser offers passkeys among its suggestions. */}
        <EmailField autoComplete="username webauthn" error={errors.email?.message} {...register('email')} />
        <TextField
          label="Password"
          type="password"
          autoComplete="current-password"
          required
          error={errors.password?.message}
          {...register('password')}
        />
        <p className="flex flex-wrap justify-between gap-x-4 gap-y-2 text-sm">
          <TextLink to={appPaths.signInLink}>Log in by email link</TextLink>
          <TextLink to={appPaths.forgotPassword}>Forgot password?</TextLink>
        </p>
        <Button type="submit" size="lg" busy={isSubmitting}>
          {isSubmitting ? 'Logging in...' : 'Log In'}
        </Button>
        <LazyPasskeyLogin onFailure={setFailure} />
        <LazyProviderButtons onFailure={setFailure} />
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

/** Whether too many wrong passwords make the next one wait. */
function isHeldBack(failure: unknown): boolean {
  return failure instanceof IdentityError && failure.code === 'too-many-requests';
}
