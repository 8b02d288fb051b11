import { Link, NavLink } from 'react-router';
import { appPaths } from '#shared/app-paths.ts';
import { Brand } from '../ui/brand.tsx';
import { classNames } from '../ui/class-names.ts';
import { AccountMenu } from './account-menu.tsx';

const places = [
  { to: appPaths.gallery, name: 'Gallery' },
  { to: appPaths.create, name: 'Create' },
  { to: appPaths.receipts, name: 'Receipts' },
];

function placeStyle({ isActive }: { isActive: boolean }) {
  return classNames(
    'inline-flex min-h-11 items-center rounded-lg px-2.5 font-bold sm:px-4',
    isActive ? 'bg-sun text-print-ink' : 'hover:bg-sunken',
  );
}

/** Brand, main navigation and account menu. On a narrow phone the navigation has its own line. */
export function AppHeader() {
  return (
    <header className="top-0 z-30 tall:sticky border-b-2 border-edge bg-card print:hidden">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center gap-x-4 px-4 sm:flex-nowrap sm:px-6">
        <Link to={appPaths.gallery} className="flex min-h-14 items-center rounded-lg">
          <Brand />
        </Link>
        <nav
          aria-label="Main"
          className="order-last -mx-2 w-full pb-1.5 sm:order-none sm:mx-0 sm:w-auto sm:p-0"
        >
          <ul className="flex flex-wrap gap-1">
            {places.map(({ to, name }) => (
              <li key={to}>
                <NavLink to={to} className={placeStyle}>
                  {name}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <AccountMenu />
      </div>
    </header>
  );
}
