import { Link, useParams } from 'react-router';
import { shownTitle } from '#features/toytwins/contract.ts';
import { appPaths } from '#shared/app-paths.ts';
import { isNotFound } from '#web/api/api-error.ts';
import { serverMessage } from '#web/api/error-message.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { PageMeta, PageTitle } from '#web/ui/page.tsx';
import { RetryNotice } from '#web/ui/retry-notice.tsx';
import { BackToGallery } from './back-to-gallery.tsx';
import { DetailSkeleton } from './detail-skeleton.tsx';
import { FinishedToytwin } from './finished-toytwin.tsx';
import { UnfinishedToytwin } from './unfinished-toytwin.tsx';
import { LOAD_FAILED, useToytwin } from './use-toytwin.ts';
import { useWayBack } from './use-way-back.ts';

/** docs/specification.md#detail, "Detail": one toy twin with its pictures, downloads and public page. */
export default function DetailPage() {
  const { id = '' } = useParams();
  const { leave } = useWayBack();
  const { data, error, isFetching, refetch } = useToytwin(id);
  return (
    <>
      <PageMeta title={data ? shownTitle(data.title) : 'Your toy twin'} />
      <nav aria-label="Toy twin" className="mb-4 flex flex-wrap items-center justify-between gap-x-6">
        <BackToGallery />
        <Link
          to={appPaths.create}
          className="inline-flex min-h-11 items-center font-bold underline decoration-sun decoration-2 underline-offset-4"
        >
          Create Another Toy Twin
        </Link>
      </nav>
      {data && data.status === 'completed' && <FinishedToytwin toytwin={data} onRemoved={leave} />}
      {data && data.status !== 'completed' && <UnfinishedToytwin toytwin={data} onRemoved={leave} />}
      {!data && !error && <DetailSkeleton />}
      {!data && error && isNotFound(error) && <NotFound />}
      {!data && error && !isNotFound(error) && (
        <LoadFailed
          message={serverMessage(error, LOAD_FAILED)}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
    </>
  );
}

function NotFound() {
  return (
    <div className="flex flex-col items-start gap-4 py-8">
      <PageTitle>Toy Twin not found</PageTitle>
      <p className="text-lg text-soft">It may have been removed, or it is in someone else’s gallery.</p>
      <ButtonLink to={appPaths.gallery} variant="secondary">
        Back to Gallery
      </ButtonLink>
    </div>
  );
}

type LoadFailedProps = { message: string; busy: boolean; onRetry: () => void };

function LoadFailed({ message, busy, onRetry }: LoadFailedProps) {
  return (
    <>
      <PageTitle className="mb-5">Toy Twin</PageTitle>
      <RetryNotice busy={busy} onRetry={onRetry}>
        {message}
      </RetryNotice>
    </>
  );
}
