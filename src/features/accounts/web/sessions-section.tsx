import { useConfig } from '#web/api/use-config.ts';
import { RetryNotice } from '#web/ui/retry-notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useLazyComponent } from '#web/use-lazy-component.ts';

/** Where the person is logged in, on the account page; Firebase does not tell. */
export function SessionsSection({ className }: { className: string }) {
  if (useConfig()?.identity !== 'embedded') return null;
  return (
    <section aria-labelledby="sessions" className={className}>
      <h2 id="sessions" className="mb-1 text-xl">
        Where you are logged in
      </h2>
      <p className="mb-4 text-soft">
        Do not recognize a device? Log it out and choose a new password. Pages that are open there stop within
        a minute.
      </p>
      <Panel />
    </section>
  );
}

function Panel() {
  const { Part, failed, again } = useLazyComponent('sessions', () => import('./sessions-panel.tsx'));
  if (failed) return <RetryNotice onRetry={again}>This could not be loaded. Please try again.</RetryNotice>;
  return Part ? <Part /> : <Skeleton className="h-32" />;
}
