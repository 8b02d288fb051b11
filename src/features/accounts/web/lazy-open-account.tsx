import { RetryNotice } from '#web/ui/retry-notice.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { useLazyComponent } from '#web/use-lazy-component.ts';
import type { OpenAccountProps } from './open-account.tsx';

/** Loads the form that opens an account without a password, which those who log in do not need. */
export function LazyOpenAccount(props: OpenAccountProps) {
  const { Part, failed, again } = useLazyComponent('open-account', () => import('./open-account.tsx'));
  if (failed)
    return <RetryNotice onRetry={again}>The form could not be loaded. Please try again.</RetryNotice>;
  return Part ? <Part {...props} /> : <Spinner label="Loading" />;
}
