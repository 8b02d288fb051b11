import { useLocation } from 'react-router';
import { appPaths } from '#shared/app-paths.ts';
import { useAuth } from '#web/identity/identity-provider.tsx';
import { useLazyComponent } from '#web/use-lazy-component.ts';

/**
 * Where people whose address is not confirmed are asked to do so: on every page but the wizard and the way back to it from
 * the payment, because buying does not wait for it. Most people have confirmed it, so the rest is loaded when it is needed.
 */
export function ConfirmReminderPlace() {
  const auth = useAuth();
  const { pathname } = useLocation();
  const isBuying = [appPaths.create, appPaths.paymentSuccess, appPaths.paymentCancel].some(
    (path) => path === pathname,
  );
  return auth.status === 'signed-in' && !auth.user.emailConfirmed && !isBuying && <Place />;
}

function Place() {
  const { Part } = useLazyComponent('confirm-reminder', () => import('./confirm-reminder.tsx'));
  return (
    // As high as its content, so that the page does not move when that arrives.
    <aside
      aria-label="Confirm your email address"
      className="flex min-h-26.5 items-center border-b-2 border-line bg-sunken sm:min-h-15.5 print:hidden"
    >
      {Part && <Part />}
    </aside>
  );
}
