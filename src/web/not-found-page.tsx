import { ButtonLink } from './ui/button.tsx';
import { PageTitle, pageMeta } from './ui/page.tsx';

export const meta = () => pageMeta('Page not found');

/** Any path that leads nowhere. */
export default function NotFoundPage() {
  return (
    <div className="flex flex-col items-start gap-5 py-10">
      <PageTitle>Page not found</PageTitle>
      <p className="text-soft">
        Nothing hangs on this peg. The address may be mistyped, or the page has moved.
      </p>
      <ButtonLink to="/gallery" variant="secondary">
        Go to Gallery
      </ButtonLink>
    </div>
  );
}
