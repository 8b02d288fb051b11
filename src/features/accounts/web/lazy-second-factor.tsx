import { RetryNotice } from '#web/ui/retry-notice.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { useLazyComponent } from '#web/use-lazy-component.ts';
import type { SecondFactorProps } from './second-factor-step.tsx';

/** Loads the second step of a sign-in, which few accounts have. */
export function LazySecondFactor(props: SecondFactorProps) {
  const { Part, failed, again } = useLazyComponent('second-factor', () => import('./second-factor-step.tsx'));
  if (failed) {
    return <RetryNotice onRetry={again}>The second step could not be loaded. Please try again.</RetryNotice>;
  }
  return Part ? <Part {...props} /> : <Spinner label="Loading" />;
}
