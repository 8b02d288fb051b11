import { useState } from 'react';
import type { GalleryItem } from '#features/toytwins/gallery/contract.ts';
import { KeptBanner } from '#features/trial/web/kept-banner.tsx';
import { appPaths } from '#shared/app-paths.ts';
import { serverMessage } from '#web/api/error-message.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { PageMeta, PageTitle } from '#web/ui/page.tsx';
import { RetryNotice } from '#web/ui/retry-notice.tsx';
import { EmptyGallery } from './empty-gallery.tsx';
import { EVERYTHING, isNarrowed, useGalleryFilter } from './gallery-filter.ts';
import { GallerySkeleton } from './gallery-skeleton.tsx';
import { LazyGalleryTools } from './lazy-gallery-tools.tsx';
import { LazySelectionBar } from './lazy-selection-bar.tsx';
import { LoadMore } from './load-more.tsx';
import { NothingFound } from './nothing-found.tsx';
import { KeptShelf } from './presents/kept-shelf.tsx';
import { Shelf } from './shelf.tsx';
import { useChoosing } from './use-choosing.ts';
import { useGallery } from './use-gallery.ts';

const LOAD_FAILED = 'Failed to load your toy twins. Please try again later.';
const NONE: GalleryItem[] = [];
/** Nobody searches among fewer. */
const FEW = 3;

/** docs/specification.md#gallery, "Gallery": all toy twins of the user, or those that they look for. */
export default function GalleryPage() {
  const { filter, change } = useGalleryFilter();
  const gallery = useGallery(filter);
  const items = gallery.data;
  const narrowed = isNarrowed(filter);
  const isEmpty = items?.length === 0;
  const { chosen, setChosen, choose } = useChoosing(items ?? NONE);
  const hasTools = useStays(narrowed || filter.sort !== 'newest' || (items?.length ?? 0) > FEW);
  return (
    <>
      <PageMeta title="Gallery" />
      <header className="mb-6 flex flex-wrap items-center justify-between gap-4 sm:mb-9">
        <PageTitle>Your gallery</PageTitle>
        <ButtonLink to={appPaths.create} variant={isEmpty ? 'secondary' : 'primary'}>
          New Toy Twin
        </ButtonLink>
      </header>
      {hasTools && (
        <LazyGalleryTools
          filter={filter}
          onChange={change}
          isChoosing={chosen !== null}
          onChoosing={(on) => setChosen(on ? new Set() : null)}
        />
      )}
      {items && !isEmpty && <KeptBanner className="mb-6" />}
      {gallery.isPending && <GallerySkeleton />}
      {gallery.isError && !gallery.isFetchNextPageError && (
        <RetryNotice className="mb-6" busy={gallery.isFetching} onRetry={() => void gallery.refetch()}>
          {serverMessage(gallery.error, LOAD_FAILED)}
        </RetryNotice>
      )}
      <div role="status">
        {isEmpty && narrowed && (
          <NothingFound filter={filter} onShowAll={() => change({ ...EVERYTHING, sort: filter.sort })} />
        )}
      </div>
      {isEmpty && !narrowed && <EmptyGallery />}
      {items && !isEmpty && (
        <Shelf
          items={items}
          hasMore={gallery.hasNextPage}
          isStale={gallery.isPlaceholderData}
          chosen={chosen}
          onChoose={choose}
        />
      )}
      {items && !narrowed && !gallery.hasNextPage && <KeptShelf />}
      {gallery.hasNextPage && (
        <LoadMore
          busy={gallery.isFetchingNextPage}
          failed={gallery.isFetchNextPageError}
          onMore={() => void gallery.fetchNextPage()}
        />
      )}
      {items && chosen && (
        <LazySelectionBar items={items} chosen={chosen} onChoose={setChosen} onEnd={() => setChosen(null)} />
      )}
    </>
  );
}

/** Whether it has ever been so. */
function useStays(now: boolean): boolean {
  const [ever, setEver] = useState(now);
  if (now && !ever) setEver(true);
  return now || ever;
}
