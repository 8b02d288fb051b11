import type { GalleryItem } from '#features/toytwins/contract.ts';
import { KeptBanner } from '#features/trial/web/kept-banner.tsx';
import { appPaths } from '#shared/app-paths.ts';
import { serverMessage } from '#web/api/error-message.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { PageMeta, PageTitle } from '#web/ui/page.tsx';
import { RetryNotice } from '#web/ui/retry-notice.tsx';
import { EmptyGallery } from './empty-gallery.tsx';
import { GalleryCard } from './gallery-card.tsx';
import { GalleryGrid } from './gallery-grid.tsx';
import { GallerySkeleton } from './gallery-skeleton.tsx';
import { LoadMore } from './load-more.tsx';
import { useGallery } from './use-gallery.ts';

const LOAD_FAILED = 'Failed to load your toy twins. Please try again later.';

/** docs/specification.md#gallery, "Gallery": all toy twins of the user, newest first. */
export default function GalleryPage() {
  const gallery = useGallery();
  const items = gallery.data;
  return (
    <>
      <PageMeta title="Gallery" />
      <header className="mb-6 flex flex-wrap items-center justify-between gap-4 sm:mb-9">
        <PageTitle>Your gallery</PageTitle>
        <ButtonLink to={appPaths.create} variant={items?.length === 0 ? 'secondary' : 'primary'}>
          New Toy Twin
        </ButtonLink>
      </header>
      {items && items.length > 0 && <KeptBanner className="mb-6" />}
      {gallery.isPending && <GallerySkeleton />}
      {gallery.isError && !gallery.isFetchNextPageError && (
        <RetryNotice className="mb-6" busy={gallery.isFetching} onRetry={() => void gallery.refetch()}>
          {serverMessage(gallery.error, LOAD_FAILED)}
        </RetryNotice>
      )}
      {items?.length === 0 && <EmptyGallery />}
      {items && items.length > 0 && <Shelf items={items} />}
      {gallery.hasNextPage && (
        <LoadMore
          busy={gallery.isFetchingNextPage}
          failed={gallery.isFetchNextPageError}
          onMore={() => void gallery.fetchNextPage()}
        />
      )}
    </>
  );
}

function Shelf({ items }: { items: GalleryItem[] }) {
  return (
    <GalleryGrid aria-label="Your toy twins">
      {items.map((item, index) => (
        // `items-start`: a card keeps its own height, because an unfinished toy twin needs more space.
        <li key={item.id} className="flex items-start">
          <GalleryCard item={item} eager={index < 4} />
        </li>
      ))}
    </GalleryGrid>
  );
}
