import { Outlet } from 'react-router';
import { ConfirmReminderPlace } from '#features/accounts/web/confirm-reminder-place.tsx';
import { SkipLink } from '../ui/skip-link.tsx';
import { AppHeader } from './app-header.tsx';
import { Guard } from './guard.tsx';
import { OfflineNotice } from './offline-notice.tsx';

/** Layout of the signed-in app: header above, page below. */
export default function PrivateLayout() {
  return (
    <Guard>
      <SkipLink />
      <AppHeader />
      <OfflineNotice />
      <ConfirmReminderPlace />
      <main id="content" className="mx-auto w-full max-w-6xl px-4 pt-6 pb-16 sm:px-6 sm:pt-10">
        <Outlet />
      </main>
    </Guard>
  );
}
