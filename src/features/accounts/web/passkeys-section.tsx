import { useConfig } from '#web/api/use-config.ts';
import { passkeysWork } from '#web/identity/passkeys-work.ts';
import { RetryNotice } from '#web/ui/retry-notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useLazyComponent } from '#web/use-lazy-component.ts';

/** The person's passkeys on the account page, where identity service and browser have them. */
export function PasskeysSection({ className }: { className: string }) {
  const offersPasskeys = useConfig()?.identity === 'embedded' && passkeysWork();
  if (!offersPasskeys) return null;
  return (
    <section aria-labelledby="passkeys" className={className}>
      <h2 id="passkeys" className="mb-1 text-xl">
        Face or finger
      </h2>
      <p className="mb-4 text-soft">
        Log in the way you unlock your phone or computer, without a password. Your face and finger stay on
        your device: we only receive a key.
      </p>
      <Panel />
    </section>
  );
}

function Panel() {
  const { Part, failed, again } = useLazyComponent('passkeys', () => import('./passkeys-panel.tsx'));
  if (failed) return <RetryNotice onRetry={again}>This could not be loaded. Please try again.</RetryNotice>;
  return Part ? <Part /> : <Skeleton className="h-12 w-56" />;
}
