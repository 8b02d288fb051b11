import { RetryNotice } from '#web/ui/retry-notice.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { useLazyComponent } from '#web/use-lazy-component.ts';

/** Loads the field for another name, which few people need. */
export function LazyChangeName(props: { name: string; onClose: () => void }) {
  const { Part, failed, again } = useLazyComponent('change-name', () => import('./change-name.tsx'));
  if (failed) return <RetryNotice onRetry={again}>This could not be loaded. Please try again.</RetryNotice>;
  return Part ? <Part {...props} /> : <Spinner label="Loading" />;
}
