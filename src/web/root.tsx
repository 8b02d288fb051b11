import displayFont from '@fontsource/lilita-one/files/lilita-one-latin-400-normal.woff2?url';
import readingFont from '@fontsource-variable/nunito-sans/files/nunito-sans-latin-wght-normal.woff2?url';
import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useMatches } from 'react-router';
import './app.css';
import { CrashPage } from './crash-page.tsx';
import { Providers } from './providers.tsx';
import { PageSpinner } from './ui/spinner.tsx';

export function links() {
  const font = { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' } as const;
  return [
    { ...font, href: displayFont },
    { ...font, href: readingFont },
    { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  ];
}

export function meta() {
  return [{ title: 'Toy Twin' }];
}

/** Whether the page is plain HTML: its route says `handle = { static: true }` and it ships no React. */
function useStaticPage(): boolean {
  return useMatches().some(
    ({ handle }) =>
      typeof handle === 'object' && handle !== null && 'static' in handle && handle.static === true,
  );
}

/** The document. Scripts stand in the pages below it, because the plain ones have none. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    // `theme.js` sets the class before React looks.
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#fff6e5" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#150f28" />
        <script src="/theme.js" />
        <Meta />
        <Links />
      </head>
      <body>{children}</body>
    </html>
  );
}

export default function App() {
  const isStatic = useStaticPage();
  if (isStatic) return <Outlet />;
  return (
    <>
      <Providers>
        <Outlet />
      </Providers>
      <ScrollRestoration />
      <Scripts />
    </>
  );
}

/** What the served HTML of every page of the app holds until its code has come. */
export function HydrateFallback() {
  return (
    <>
      <PageSpinner label="Loading" />
      <Scripts />
    </>
  );
}

export function ErrorBoundary() {
  return (
    <>
      <CrashPage />
      <Scripts />
    </>
  );
}
