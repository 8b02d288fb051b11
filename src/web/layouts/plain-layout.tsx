import { Link, Outlet } from 'react-router';
import { appPaths } from '#shared/app-paths.ts';
import { Brand } from '../ui/brand.tsx';

/** Layout of pages without a user: brand above, text below. */
export default function PlainLayout() {
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="mx-auto w-full max-w-3xl px-4 pt-5 sm:px-6">
        <a href="/" className="inline-flex min-h-11 items-center rounded-lg">
          <Brand />
        </a>
      </header>
      <main className="mx-auto w-full max-w-3xl flex-1 px-4 py-8 sm:px-6">
        <Outlet />
      </main>
      <footer className="mx-auto w-full max-w-3xl px-4 pb-6 text-sm text-soft sm:px-6">
        © {new Date().getFullYear()} Toy Twin. All rights reserved ·{' '}
        <Link
          to={appPaths.contact}
          className="inline-flex min-h-11 items-center underline underline-offset-4"
        >
          Contact
        </Link>
      </footer>
    </div>
  );
}
