import { Link, Outlet } from 'react-router';
import { appPaths } from '#shared/app-paths.ts';
import { useAuth } from '../identity/identity-provider.tsx';
import { Brand } from '../ui/brand.tsx';

/** Layout of a page for everybody that needs the width of the screen: brand and the way in above, links below. */
export default function OpenLayout() {
  const isSignedIn = useAuth().status === 'signed-in';
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="mx-auto flex w-full max-w-6xl items-center justify-between gap-4 px-4 pt-3 sm:px-6 sm:pt-5">
        <a href="/" className="inline-flex min-h-11 items-center rounded-lg">
          <Brand />
        </a>
        <Link
          to={isSignedIn ? appPaths.gallery : appPaths.login}
          className="inline-flex min-h-11 items-center rounded-lg px-2 font-bold hover:bg-sunken"
        >
          {isSignedIn ? 'Your gallery' : 'Log in'}
        </Link>
      </header>
      <main className="mx-auto flex w-full max-w-6xl flex-1 flex-col px-4 py-5 sm:px-6 sm:py-8">
        <Outlet />
      </main>
      <footer className="mx-auto w-full max-w-6xl px-4 pb-6 text-sm text-soft sm:px-6">
        © {new Date().getFullYear()} Toy Twin. All rights reserved ·{' '}
        <Link
          to={appPaths.privacy}
          className="inline-flex min-h-11 items-center underline underline-offset-4"
        >
          Privacy
        </Link>{' '}
        ·{' '}
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
