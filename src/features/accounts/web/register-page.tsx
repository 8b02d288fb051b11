import { useEffect, useState } from 'react';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router';
import { rememberTier } from '#features/toytwins/web/draft-storage.ts';
import { LazyWaitingBox } from '#features/trial/web/lazy-waiting-box.tsx';
import { appPaths } from '#shared/app-paths.ts';
import { TRIAL_MINUTES } from '#shared/trial-minutes.ts';
import { useConfig } from '#web/api/use-config.ts';
import { IdentityError } from '#web/identity/identity-error.ts';
import { useAuth, useIdentityClient } from '#web/identity/identity-provider.tsx';
import { tabStorage } from '#web/safe-storage.ts';
import { Notice } from '#web/ui/notice.tsx';
import { PageMeta, PageTitle } from '#web/ui/page.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { FormFooter, TextLink } from './form-links.tsx';
import { LazyProviderButtons } from './providers/lazy-provider-buttons.tsx';
import { RefusalNotice } from './providers/refusal-notice.tsx';
import { registerAccount } from './register-account.ts';
import { RegisterFields } from './register-fields.tsx';
import type { RegisterForm } from './register-form.ts';
import { DEFAULT_RETURN_PATH, pathAfterSignUp } from './return-path.ts';
import { PROFILE_NOT_SAVED, signUpMessage } from './sign-up-messages.ts';

/** docs/specification.md#limits: "profile-failure 3 s", in milliseconds. */
const PROFILE_FAILURE_DELAY = 3_000;

type Progress = 'idle' | 'busy' | 'profile-failed';

/** Specification, "Register". */
export default function RegisterPage() {
  const auth = useAuth();
  const config = useConfig();
  const identity = useIdentityClient();
  const navigate = useNavigate();
  const { state } = useLocation();
  const [query] = useSearchParams();
  const tier = query.get('tier');
  const [progress, setProgress] = useState<Progress>('idle');
  const [failure, setFailure] = useState<string | null>(null);

  useEffect(() => {
    if (progress !== 'profile-failed') return;
    const timer = setTimeout(
      () => void navigate(DEFAULT_RETURN_PATH, { replace: true }),
      PROFILE_FAILURE_DELAY,
    );
    return () => clearTimeout(timer);
  }, [progress, navigate]);

  // Chosen on the landing page: the wizard begins with it.
  useEffect(() => rememberTier(tabStorage(), tier), [tier]);

  const createAccount = async (form: RegisterForm): Promise<string | null> => {
    setFailure(null);
    setProgress('busy');
    try {
      const complete = await registerAccount(await identity(), form);
      if (complete) {
        await navigate(pathAfterSignUp(state), { replace: true });
        return null;
      }
      setProgress('profile-failed');
      setFailure(PROFILE_NOT_SAVED);
    } catch (error) {
      setProgress('idle');
      if (isAboutPassword(error)) return signUpMessage(error);
      setFailure(signUpMessage(error));
    }
    return null;
  };

  if (auth.status === 'signed-in' && progress === 'idle')
    return <Navigate replace to={tier ? appPaths.create : DEFAULT_RETURN_PATH} />;
  return (
    <>
      <PageMeta title="Create your account" />
      <PageTitle className="mb-6 text-center">Create your account</PageTitle>
      <LazyWaitingBox
        words={`Create your account to go on with it. We keep it for ${TRIAL_MINUTES} minutes.`}
      />
      {failure && (
        <Notice tone="error" answer className="mb-4">
          {failure}
        </Notice>
      )}
      {!failure && <RefusalNotice state={state} className="mb-4" />}
      <LazyProviderButtons
        className="mb-5"
        onFailure={(error) => setFailure(error === null ? null : signUpMessage(error))}
      />
      <p className="mb-5 text-center">
        Rather no password? <TextLink to={`${appPaths.signInLink}?new=1`}>Sign up by email link</TextLink>
      </p>
      {config && (
        <RegisterFields minimumAge={config.minimumAge} busy={progress !== 'idle'} onSubmit={createAccount} />
      )}
      {!config && auth.status === 'unreachable' && (
        <Notice tone="error">Network error. Please check your internet connection and try again.</Notice>
      )}
      {!config && auth.status !== 'unreachable' && (
        <div className="grid min-h-96 place-items-center">
          <Spinner label="Loading" />
        </div>
      )}
      <FormFooter>
        Already have an account?{' '}
        <TextLink to={appPaths.login} state={state}>
          Log in
        </TextLink>
      </FormFooter>
    </>
  );
}

function isAboutPassword(error: unknown): boolean {
  return error instanceof IdentityError && error.code.endsWith('-password');
}
