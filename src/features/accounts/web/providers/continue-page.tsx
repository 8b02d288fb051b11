import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { appPaths } from '#shared/app-paths.ts';
import { PROVIDER_NAMES } from '#shared/sign-in-providers.ts';
import { ApiError } from '#web/api/api-error.ts';
import type { SessionUser } from '#web/identity/identity-client.ts';
import { useAuth, useIdentityClient } from '#web/identity/identity-provider.tsx';
import { PageMeta } from '#web/ui/page.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { LazyOpenAccount } from '../lazy-open-account.tsx';
import { pathAfterSignUp, returnPath } from '../return-path.ts';
import { useProfile } from '../use-profile.ts';
import { toRefusal } from './refusal.ts';
import { readSentAway } from './sent-away.ts';

/** Where Google or Apple send people back to: it goes on to where they wanted to go, or asks what is still needed. */
export default function ContinuePage() {
  const [query] = useSearchParams();
  const auth = useAuth();
  const error = query.get('error');
  return (
    <>
      <PageMeta title="Continue" />
      {error === null && auth.status === 'signed-in' && <SignedIn user={auth.user} />}
      {error === null && auth.status === 'unknown' && <Waiting />}
      {error === null && ['signed-out', 'unreachable'].includes(auth.status) && <GoBack code="failed" />}
      {error === 'NO_ACCOUNT_YET' && <Newcomer />}
      {error !== null && error !== 'NO_ACCOUNT_YET' && <GoBack code={error} />}
    </>
  );
}

/** Back to the page with the button, which says what happened. */
function GoBack({ code }: { code: string }) {
  const from = readSentAway();
  const kept = typeof from?.state === 'object' ? from.state : null;
  const state = { ...kept, ...toRefusal(from?.provider ?? null, code) };
  return <Navigate replace to={from?.page ?? appPaths.login} state={state} />;
}

/** Whoever has agreed to the terms goes on; somebody whose sign-up broke off is asked again. */
function SignedIn({ user }: { user: SessionUser }) {
  const profile = useProfile();
  if (profile.isPending) return <Waiting />;
  const isMissing = profile.error instanceof ApiError && profile.error.code === 'not_found';
  const state = readSentAway()?.state;
  if (!isMissing) return <Navigate replace to={returnPath(state)} />;
  return (
    <LazyOpenAccount
      open={async () => user}
      name={user.displayName}
      lead="One step, and you’re in."
      target={pathAfterSignUp(state)}
      onExpired={() => {}}
    />
  );
}

const Waiting = () => (
  <div className="grid min-h-40 place-items-center">
    <Spinner label="Loading" />
  </div>
);

function Newcomer() {
  const identity = useIdentityClient();
  const [expired, setExpired] = useState(false);
  const newcomer = useQuery({
    queryKey: ['newcomer'],
    queryFn: async () => (await (await identity()).providers()).newcomer(),
    gcTime: 0,
    // The form must not be emptied while somebody fills it in.
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (newcomer.isPending) return <Waiting />;
  if (!newcomer.data || expired) return <GoBack code={newcomer.isError ? 'failed' : 'expired'} />;
  const { provider, email, name } = newcomer.data;
  return (
    <LazyOpenAccount
      open={async () => (await (await identity()).providers()).open()}
      name={name}
      lead={`You continue with ${PROVIDER_NAMES[provider]} as ${email}. One step, and you’re in.`}
      target={pathAfterSignUp(readSentAway()?.state)}
      onExpired={() => setExpired(true)}
    />
  );
}
