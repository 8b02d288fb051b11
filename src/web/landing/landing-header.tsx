import { appPaths } from '#shared/app-paths.ts';
import { Brand } from '../ui/brand.tsx';
import { buttonStyle } from '../ui/button-style.ts';

/** Brand, Login, Sign Up; for people who are signed in, Gallery and Create. */
export function LandingHeader() {
  return (
    <header className="border-b-2 border-edge bg-card">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center gap-1 px-4 py-2.5 sm:px-6">
        <a href="/" className="inline-flex min-h-11 items-center rounded-lg">
          <Brand className="sm:text-2xl" />
        </a>
        <nav aria-label="Main" className="ml-auto flex flex-wrap items-center gap-1 sm:gap-3">
          <span className="contents signed-in:hidden">
            <a href={appPaths.login} className={buttonStyle('quiet')}>
              Login
            </a>
            <a href={appPaths.register} className={buttonStyle('secondary')}>
              Sign Up
            </a>
          </span>
          <span className="hidden signed-in:contents">
            <a href={appPaths.gallery} className={buttonStyle('quiet')}>
              Gallery
            </a>
            <a href={appPaths.create} className={buttonStyle('secondary')}>
              Create
            </a>
          </span>
        </nav>
      </div>
    </header>
  );
}
