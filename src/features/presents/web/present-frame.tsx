import type { ReactNode } from 'react';
import { Brand } from '#web/ui/brand.tsx';

/** What surrounds a present: the brand above, the link to report it below. The server fills in the placeholders. */
export function PresentFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="pegboard flex min-h-dvh flex-col">
      <title>{`${title} · Toy Twin`}</title>
      <meta name="robots" content="noindex" />
      <meta property="og:site_name" content="Toy Twin" />
      <meta property="og:title" content="A present for __RECIPIENT__" />
      <meta property="og:description" content="It is wrapped. Open it with a tap." />
      <header className="flex justify-center px-4 pt-6">
        <a href="/" className="inline-flex min-h-11 items-center rounded-lg">
          <Brand className="text-2xl" />
        </a>
      </header>
      <main className="mx-auto flex w-full max-w-3xl flex-1 flex-col items-center justify-center px-4 py-7 text-center">
        {children}
      </main>
      <footer className="px-4 pb-6 text-center text-sm text-soft">
        © <span data-year>{new Date().getFullYear()}</span> Toy Twin. All rights reserved{' · '}
        <a
          href="__PAGE_URL__/report"
          className="inline-flex min-h-11 items-center underline underline-offset-4"
        >
          Report this page
        </a>
      </footer>
    </div>
  );
}
