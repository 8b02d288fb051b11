import { legalLinks } from '../layouts/legal-links.ts';

/** Copyright with the current year; the server updates `data-year` after the build. */
export function LandingFooter() {
  return (
    <footer className="border-t-2 border-edge bg-print-ink text-print-cream">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center gap-x-6 px-4 py-5 sm:px-6">
        <p className="mr-auto py-2">
          © <span data-year>{new Date().getFullYear()}</span> Toy Twin. All rights reserved
        </p>
        <p className="flex flex-wrap gap-x-6">
          {legalLinks.map(({ to, words }) => (
            <a key={to} href={to} className="inline-flex min-h-11 items-center underline underline-offset-4">
              {words}
            </a>
          ))}
        </p>
      </div>
    </footer>
  );
}
