import { useEffect } from 'react';
import { appPaths } from '#shared/app-paths.ts';
import { focusHeading } from './page-focus.ts';
import { Brand } from './ui/brand.tsx';
import { buttonStyle } from './ui/button-style.ts';
import { PageMeta, PageTitle } from './ui/page.tsx';

const words = {
  broken: { title: 'This page broke', reason: 'The fault is ours.' },
  missing: { title: 'This page could not be loaded', reason: 'Please check your internet connection.' },
};

/**
 * Shown for a page that is `broken`, or whose code is `missing`. Its links reload the whole app, because
 * broken state cannot be trusted and missing code may have a newer version.
 */
export function CrashPage({ what }: { what: keyof typeof words }) {
  const { title, reason } = words[what];
  // The focused element was removed with the page.
  useEffect(focusHeading, []);
  return (
    <main className="mx-auto flex min-h-dvh max-w-md flex-col items-center justify-center gap-5 p-6 text-center">
      <PageMeta title={title} />
      <Brand />
      <PageTitle>{title}</PageTitle>
      <p className="text-soft">
        {reason} Nothing you made is lost, and you were not charged. Your toy twins are in your gallery.
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        <button type="button" className={buttonStyle('primary')} onClick={() => window.location.reload()}>
          Reload
        </button>
        <a href={appPaths.gallery} className={buttonStyle('secondary')}>
          Go to Gallery
        </a>
      </div>
    </main>
  );
}
