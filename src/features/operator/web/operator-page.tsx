import { lazy } from 'react';
import { useRoutes } from 'react-router';
import { isNotFound } from '#web/api/api-error.ts';
import { useAuth } from '#web/identity/identity-provider.tsx';

import { RetryNotice } from '#web/ui/retry-notice.tsx';
import { PageSpinner } from '#web/ui/spinner.tsx';
import { useLazyComponent } from '#web/use-lazy-component.ts';
import { useOperator } from '../access/web/use-operator.ts';

// Loaded on demand: code that two pages import is cut out of both, and every page would come in more pieces.
const PlainLayout = lazy(() => import('#web/layouts/plain-layout.tsx'));
const NotFoundPage = lazy(() => import('#web/not-found-page.tsx'));

const UNKNOWN_PAGE = [{ element: <PlainLayout />, children: [{ path: '*', element: <NotFoundPage /> }] }];

/**
 * The operator's desk for operators; for everybody else a page that does not exist. Its code is loaded only after the
 * server has said who asks.
 */
export default function OperatorPage() {
  const { status } = useAuth();
  const operator = useOperator(status === 'signed-in');
  const unknownPage = useRoutes(UNKNOWN_PAGE);
  if (status === 'unknown' || (status === 'signed-in' && operator.isPending))
    return <PageSpinner label="Loading" />;
  if (operator.data) return <LazyDesk />;
  if (status === 'unreachable' || (operator.isError && !isNotFound(operator.error)))
    return <Unreachable onRetry={() => void operator.refetch()} />;
  return unknownPage;
}

function LazyDesk() {
  const { Part, failed } = useLazyComponent('operator-desk', () => import('./desk.tsx'));
  if (failed) return <Unreachable onRetry={() => window.location.reload()} />;
  return Part ? <Part /> : <PageSpinner label="Loading" />;
}

function Unreachable({ onRetry }: { onRetry: () => void }) {
  return (
    <main className="mx-auto max-w-md p-6 pt-16">
      <RetryNotice onRetry={onRetry}>Toy Twin cannot be reached.</RetryNotice>
    </main>
  );
}
