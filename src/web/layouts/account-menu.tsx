import { useState } from 'react';
import { Link } from 'react-router';
import { appPaths } from '#shared/app-paths.ts';
import { isolate } from '#shared/isolate.ts';
import { useAuth, useLogOut } from '../identity/identity-provider.tsx';
import { Button } from '../ui/button.tsx';
import { useToast } from '../ui/toast.tsx';
import { initialOf } from './initial-of.ts';
import { legalLinks } from './legal-links.ts';
import { ThemeToggle } from './theme-toggle.tsx';

const MENU_ID = 'account-menu';
const itemStyle = 'flex min-h-11 w-full items-center rounded-lg px-3 font-bold hover:bg-sunken';

/** Closes the menu, a native popover. */
function closeMenu() {
  document.getElementById(MENU_ID)?.hidePopover();
}

/** The user's initial; opens a menu with account, theme, Log out, and the links of the footer that signed-in pages lack. */
export function AccountMenu() {
  const auth = useAuth();
  const person = auth.status === 'signed-in' ? auth.user : null;
  const name = person?.displayName || person?.email || 'Account';
  return (
    <>
      <button
        type="button"
        popoverTarget={MENU_ID}
        aria-label={`Account of ${isolate(name)}`}
        className="ml-auto grid size-11 place-items-center rounded-full border-2 border-edge bg-blister font-display text-[calc(var(--spacing)*4.5)] text-print-ink"
      >
        {initialOf(name)}
      </button>
      <div
        id={MENU_ID}
        popover="auto"
        className="fixed top-16 right-4 left-auto m-0 max-h-[calc(100dvh-5rem)] w-64 max-w-[calc(100vw-2rem)] rounded-card border-2 border-edge bg-card p-2 text-ink shadow-[0_6px_0_var(--edge)] lg:right-[max(1.5rem,calc(50vw-34.5rem))]"
      >
        <p dir="auto" className="truncate px-3 pt-2 text-left font-extrabold">
          {name}
        </p>
        <p className="mb-1 truncate border-b-2 border-line px-3 pb-2 text-sm text-soft">{person?.email}</p>
        <Link to={appPaths.account} onClick={closeMenu} className={itemStyle}>
          Account
        </Link>
        <ThemeToggle className={itemStyle} />
        <LogOut />
        <p className="mt-2 flex flex-wrap gap-x-4 border-t-2 border-line px-3 pt-1 text-sm">
          {legalLinks.map(({ to, words }) => (
            <Link
              key={to}
              to={to}
              onClick={closeMenu}
              className="inline-flex min-h-11 items-center text-soft underline underline-offset-4"
            >
              {words}
            </Link>
          ))}
        </p>
      </div>
    </>
  );
}

function LogOut() {
  const logOut = useLogOut();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const leave = async () => {
    setBusy(true);
    try {
      await logOut();
    } catch {
      toast('You could not be logged out. Please check your internet connection and try again.');
      setBusy(false);
    }
  };
  return (
    <Button variant="secondary" busy={busy} onClick={leave} className="mt-1 mb-1 w-full">
      Log out
    </Button>
  );
}
