import { appPaths } from '#shared/app-paths.ts';
import emptyPeg from './art/empty-peg-480.webp';
import { ButtonLink } from './ui/button.tsx';
import { buttonStyle } from './ui/button-style.ts';
import { PageMeta, PageTitle } from './ui/page.tsx';

/** The 404 page: an empty peg. */
export default function NotFoundPage() {
  return (
    <div className="flex flex-col items-center gap-5 text-center">
      <PageMeta title="Page not found" />
      <img
        src={emptyPeg}
        alt=""
        width={480}
        height={480}
        className="h-auto w-full max-w-72 rounded-card border-2 border-edge"
      />
      <PageTitle>Page not found</PageTitle>
      <p className="max-w-[44ch] text-soft">
        Nothing hangs on this peg. The address may be mistyped, or the page has moved.
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        <ButtonLink to={appPaths.gallery} variant="secondary">
          Go to Gallery
        </ButtonLink>
        {/* For signed-out users. A plain link: the landing page is static HTML outside the app. */}
        <a href="/" className={buttonStyle('secondary')}>
          Go to Home Page
        </a>
      </div>
    </div>
  );
}
