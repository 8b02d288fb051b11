import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { ACCOUNT_DISABLED } from '#features/accounts/web/account-disabled.ts';
import { SESSION_EXPIRED } from '#features/accounts/web/session-expired.ts';
import { appPaths } from '#shared/app-paths.ts';
import { useAuth } from '../identity/identity-provider.tsx';
import { PageTitle } from '../ui/page.tsx';
import { RetryNotice } from '../ui/retry-notice.tsx';
import { PageSpinner } from '../ui/spinner.tsx';

/** What the login page says about why it is open. */
const WHY = { time: SESSION_EXPIRED, block: ACCOUNT_DISABLED };

/**
 * Specification, "Private-route guard": a spinner while the state is unknown, the page if signed in, else a
 * redirect to /login. The login page returns here, except after a log-out.
 */
export function Guard({ children }: { children: ReactNode }) {
  const auth = useAuth();
  const location = useLocation();
  switch (auth.status) {
    case 'signed-in':
      return children;
    case 'signed-out':
      // The key makes each history entry redirect, including one reached by the back button before /login was
      // rendered.
      return (
        <Navigate
          key={location.key}
          replace
          to={appPaths.login}
          state={auth.by === 'choice' ? null : { from: location, ...(auth.by && WHY[auth.by]) }}
        />
      );
    case 'unreachable':
      return <Unreachable />;
    case 'unknown':
      return <PageSpinner label="Checking your login" />;
  }
}

function Unreachable() {
  return (
    <main className="mx-auto max-w-md p-6 pt-16">
      <PageTitle className="mb-5">Toy Twin cannot be reached</PageTitle>
      <RetryNotice onRetry={() => window.location.reload()}>
        Please check your internet connection. Nothing you made is lost.
      </RetryNotice>
    </main>
  );
}
