import { renderToStaticMarkup } from 'react-dom/server';
import ShareGonePage from '#features/sharing/web/share-gone-page.tsx';
import SharePage from '#features/sharing/web/share-page.tsx';
import SharePageWithCharacter from '#features/sharing/web/share-page-3d.tsx';
import LandingPage from './landing/landing-page.tsx';
import { NeedsScripts } from './needs-scripts.tsx';
import { StaticDocument } from './static-document.tsx';
import { PageSpinner } from './ui/spinner.tsx';

/**
 * The pages that are plain HTML, by file name: the landing page is read by people who have not decided yet, and
 * the share pages by people who never will. The server fills in what was shared.
 */
const pages = {
  'index.html': (
    <>
      <LandingPage />
      <script src="/hero-fallback.js" defer />
    </>
  ),
  'share-page.html': <SharePage />,
  'share-page-3d.html': <SharePageWithCharacter />,
  'share-gone.html': <ShareGonePage />,
};

/** Writes every static page. `styles` is the address of the built style sheet; the answer is HTML by file name. */
export function renderStaticPages(styles: string): [name: string, html: string][] {
  return Object.entries(pages).map(([name, page]) => [
    name,
    `<!DOCTYPE html>${renderToStaticMarkup(<StaticDocument styles={styles}>{page}</StaticDocument>)}`,
  ]);
}

/** What a page of the app shows until its code has come, as HTML. */
export function renderWaiting(): string {
  return renderToStaticMarkup(
    <>
      <div className="noscript:hidden">
        <PageSpinner label="Loading" />
      </div>
      <noscript>
        <NeedsScripts />
      </noscript>
    </>,
  );
}
