import type { ReactNode } from 'react';
import { Link, Outlet } from 'react-router';
import { Brand } from '../ui/brand.tsx';
import { classNames } from '../ui/class-names.ts';
import { legalLinks } from './legal-links.ts';

type Props = {
  /** Classes of the three parts: how wide they are, and the space around the page. */
  width: string;
  header: string;
  main: string;
  /** Shown next to the brand. */
  wayIn?: ReactNode;
};

/** The frame of pages without a user: brand above, the page, copyright and links below. */
export function PageFrame({ width, header, main, wayIn }: Props) {
  return (
    <div className="flex min-h-dvh flex-col">
      <header className={classNames('mx-auto w-full px-4 sm:px-6', width, header)}>
        <a href="/" className="inline-flex min-h-11 items-center rounded-lg">
          <Brand />
        </a>
        {wayIn}
      </header>
      <main className={classNames('mx-auto w-full flex-1 px-4 sm:px-6', width, main)}>
        <Outlet />
      </main>
      <footer className={classNames('mx-auto w-full px-4 pb-6 text-sm text-soft sm:px-6', width)}>
        © {new Date().getFullYear()} Toy Twin. All rights reserved
        {legalLinks.map(({ to, words }) => (
          <span key={to}>
            {' · '}
            <Link to={to} className="inline-flex min-h-11 items-center underline underline-offset-4">
              {words}
            </Link>
          </span>
        ))}
      </footer>
    </div>
  );
}
