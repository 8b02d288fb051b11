import { useNavigate, useParams } from 'react-router';
import type { KeptPresent } from '#features/presents/contract.ts';
import { aboutTemplate } from '#features/templates/contract.ts';
import { printedTitle, shownTitle } from '#features/toytwins/contract.ts';
import { formatDate } from '#features/toytwins/web/format-date.ts';
import { appPaths } from '#shared/app-paths.ts';
import { isNotFound } from '#web/api/api-error.ts';
import { serverMessage } from '#web/api/error-message.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { buttonStyle } from '#web/ui/button-style.ts';
import { NameText } from '#web/ui/name-text.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageMeta, PageTitle } from '#web/ui/page.tsx';
import { RetryNotice } from '#web/ui/retry-notice.tsx';
import { BackToGallery } from '../back-to-gallery.tsx';
import { DetailColumns } from '../detail-columns.tsx';
import { DetailSkeleton } from '../detail-skeleton.tsx';
import { ToytwinPicture } from '../toytwin-picture.tsx';
import { useKeptPresent, useRemoveKept } from './use-kept.ts';

/** A present that one keeps: its pictures and files. It is not drawn again, because its photo is somebody else's. */
export default function KeptPresentPage() {
  const { id = '' } = useParams();
  const { data, error, isFetching, refetch } = useKeptPresent(id);
  return (
    <>
      <PageMeta title={data ? shownTitle(data.title) : 'Your present'} />
      <nav aria-label="Present" className="mb-4">
        <BackToGallery />
      </nav>
      {data && <Kept present={data} />}
      {!data && !error && <DetailSkeleton />}
      {!data && error && isNotFound(error) && (
        <div className="flex flex-col items-start gap-4 py-8">
          <PageTitle>Present not found</PageTitle>
          <ButtonLink to={appPaths.gallery} variant="secondary">
            Back to Gallery
          </ButtonLink>
        </div>
      )}
      {!data && error && !isNotFound(error) && (
        <RetryNotice busy={isFetching} onRetry={() => void refetch()}>
          {serverMessage(error, 'The present could not be loaded. Please try again later.')}
        </RetryNotice>
      )}
    </>
  );
}

function Kept({ present }: { present: KeptPresent }) {
  const navigate = useNavigate();
  const remove = useRemoveKept(present.id);
  const { title, greeting, keptAt, templateId, packagedThumbnails, characterThumbnails, downloads } = present;
  const files = [
    { words: 'Download', url: downloads.packaged },
    { words: 'Download 3D character', url: downloads.character },
    { words: 'Download GLB', url: downloads.model },
  ];
  return (
    <DetailColumns
      picture={
        <div className="flex flex-col gap-5">
          <ToytwinPicture thumbnails={packagedThumbnails} alt={`${shownTitle(title)}, packaged figure`} />
          {characterThumbnails && (
            <ToytwinPicture thumbnails={characterThumbnails} alt={`${shownTitle(title)}, 3D character`} />
          )}
        </div>
      }
    >
      <div className="flex flex-col gap-2">
        <PageTitle>
          <NameText>{printedTitle(title)}</NameText>
        </PageTitle>
        <p className="text-soft">
          A present, kept since <time dateTime={keptAt}>{formatDate(keptAt)}</time> ·{' '}
          {aboutTemplate(templateId).name}
        </p>
      </div>
      <blockquote className="rounded-xl bg-sunken p-4 text-lg wrap-anywhere">
        <bdi>{greeting}</bdi>
      </blockquote>
      <div className="flex flex-wrap gap-3 *:flex-1">
        {files.map(
          ({ words, url }, index) =>
            url && (
              <a
                key={words}
                href={url}
                download
                className={buttonStyle(index === 0 ? 'primary' : 'secondary', 'lg')}
              >
                {words}
              </a>
            ),
        )}
      </div>
      {remove.error && (
        <Notice tone="error">
          {serverMessage(remove.error, 'It could not be removed. Please try again later.')}
        </Notice>
      )}
      <Remove
        busy={remove.isPending}
        onRemove={() => remove.mutate(undefined, { onSuccess: () => void navigate(appPaths.gallery) })}
      />
    </DetailColumns>
  );
}

function Remove({ busy, onRemove }: { busy: boolean; onRemove: () => void }) {
  return (
    <details className="self-start">
      <summary className="flex min-h-11 cursor-pointer items-center font-bold underline underline-offset-4">
        Remove
      </summary>
      <p className="mb-3 text-soft">Its pictures and files are deleted for good.</p>
      <Button variant="danger" busy={busy} onClick={onRemove}>
        Remove this present
      </Button>
    </details>
  );
}
