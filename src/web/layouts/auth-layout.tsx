import { Link, Outlet } from 'react-router';
import { isBoxWaiting } from '#features/trial/web/lazy-waiting-box.tsx';
import { appPaths } from '#shared/app-paths.ts';
import { Brand } from '../ui/brand.tsx';
import { buttonStyle } from '../ui/button-style.ts';
import { PegCard } from '../ui/peg-card.tsx';

/** Specification, "Auth layout": brand link, one narrow hanging card, footer. */
export default function AuthLayout() {
  return (
    <div className="pegboard flex min-h-dvh flex-col">
      <header className="flex justify-center px-4 pt-6 sm:pt-10">
        {/* Plain link: the landing page is static HTML outside the app. */}
        <a href="/" className="inline-flex min-h-11 items-center rounded-lg">
          <Brand className="text-2xl" />
        </a>
      </header>
      <main className="flex flex-1 flex-col items-center px-4 py-8">
        <PegCard as="div" className="w-full max-w-md">
          <div className="px-5 pt-4 pb-7 sm:px-8">
            <Outlet />
          </div>
        </PegCard>
        {!isBoxWaiting() && (
          <p className="mt-7 flex flex-wrap items-center justify-center gap-x-3 gap-y-2">
            <span className="font-semibold">First time here?</span>
            <Link to={appPaths.try} className={buttonStyle('secondary')}>
              Try it with your face
            </Link>
            <span className="text-soft">No account needed.</span>
          </p>
        )}
      </main>
      <footer className="px-4 pb-6 text-center text-sm text-soft">
        © {new Date().getFullYear()} Toy Twin. All rights reserved
        {[appPaths.contact, appPaths.imprint].map((path) => (
          <span key={path}>
            {' · '}
            <Link to={path} className="inline-flex min-h-11 items-center underline underline-offset-4">
              {path === appPaths.contact ? 'Contact' : 'Imprint'}
            </Link>
          </span>
        ))}
      </footer>
    </div>
  );
}
