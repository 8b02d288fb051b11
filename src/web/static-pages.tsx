import { renderToStaticMarkup } from 'react-dom/server';
import PresentEarlyPage from '#features/presents/web/present-early-page.tsx';
import PresentOpenPage from '#features/presents/web/present-open-page.tsx';
import PresentWrappedPage from '#features/presents/web/present-wrapped-page.tsx';
import ShareGonePage from '#features/sharing/web/share-gone-page.tsx';
import SharePage from '#features/sharing/web/share-page.tsx';
import SharePage3d from '#features/sharing/web/share-page-3d.tsx';
import SharePageTurning from '#features/sharing/web/share-page-turning.tsx';
import LandingPage from './landing/landing-page.tsx';
import { NoScriptNotice } from './no-script-notice.tsx';
import { StaticDocument } from './static-document.tsx';
import { PageSpinner } from './ui/spinner.tsx';

/**
 * Pages that are plain HTML, by file name: the landing page and the share pages must load fast for first-time
 * visitors. The server inserts the shared toy twin.
 */
const pagesWith = ({ shareScript }: PageScripts) => ({
  'index.html': (
    <>
      <LandingPage />
      <script src="/hero-fallback.js" defer />
    </>
  ),
  'share-page.html': <SharePage />,
  'share-page-3d.html': <SharePage3d />,
  'share-page-turning.html': <SharePageTurning script={shareScript} />,
  'present-early.html': <PresentEarlyPage />,
  'present-wrapped.html': <PresentWrappedPage />,
  'present-open.html': <PresentOpenPage />,
  'share-gone.html': <ShareGonePage />,
});

/** The URLs of the built scripts of single pages. */
export type PageScripts = { shareScript: string };

/** Renders every static page. `styles` is the URL of the built style sheet; returns HTML by file name. */
export function renderStaticPages(styles: string, scripts: PageScripts): [name: string, html: string][] {
  return Object.entries(pagesWith(scripts)).map(([name, page]) => [
    name,
    `<!DOCTYPE html>${renderToStaticMarkup(<StaticDocument styles={styles}>{page}</StaticDocument>)}`,
  ]);
}

/** HTML that an app page shows until its code has loaded. */
export function renderLoadingPage(): string {
  return renderToStaticMarkup(
    <>
      <div className="noscript:hidden">
        <PageSpinner label="Loading" />
      </div>
      <noscript>
        <NoScriptNotice />
      </noscript>
    </>,
  );
}
