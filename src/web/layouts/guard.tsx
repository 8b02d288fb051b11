import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { LOGIN_ENDED } from '#features/accounts/web/login-ended.ts';
import { useAuth } from '../identity/identity-provider.tsx';
import { PageTitle } from '../ui/page.tsx';
import { RetryNotice } from '../ui/retry-notice.tsx';
import { PageSpinner } from '../ui/spinner.tsx';

/**
 * Specification, "Private-route guard": spinner while unknown, page when signed in, else off to /login, and back after
 * it, unless somebody has just logged out.
 */
export function Guard({ children }: { children: ReactNode }) {
  const auth = useAuth();
  const location = useLocation();
  switch (auth.status) {
    case 'signed-in':
      return children;
    case 'signed-out':
      // By its key each entry goes there by itself, also one that was gone back to before /login had come.
      return (
        <Navigate
          key={location.key}
          replace
          to="/login"
          state={auth.by === 'choice' ? null : { from: location, ...(auth.by === 'time' && LOGIN_ENDED) }}
        />
      );
    case 'unreachable':
      return <Unreachable />;
    case 'unknown':
      return <PageSpinner label="Checking who you are" />;
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
