import { Navigate, useLocation } from 'react-router';
import { appPaths } from '#shared/app-paths.ts';
import { buttonStyle } from '#web/ui/button-style.ts';
import { PageMeta, PageTitle } from '#web/ui/page.tsx';
import { isAccountDeleted } from './account-deleted.ts';

/** Where the deletion of an account ends. Opened in another way, it says nothing. */
export default function AccountDeletedPage() {
  const { hash } = useLocation();
  if (!isAccountDeleted(hash)) return <Navigate replace to={appPaths.login} />;
  return (
    <>
      <PageMeta title="Account deleted" />
      <PageTitle className="mb-4 text-center">Goodbye</PageTitle>
      <p role="status" className="mb-2 text-center text-lg font-bold">
        Your account and its files have been deleted.
      </p>
      <p className="mb-6 text-center text-soft">
        You have been logged out everywhere. Any amount still held on your card is released.
      </p>
      {/* Plain link: the landing page is static HTML outside the app. */}
      <a href="/" className={buttonStyle('primary', 'lg', 'w-full')}>
        Go to Home Page
      </a>
    </>
  );
}
