import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { GalleryItem, GalleryPage } from '#features/toytwins/gallery/contract.ts';

const GALLERY = { queryKey: ['toytwins', 'gallery'] };

/**
 * Changes the cards of all galleries that were read, whatever their filter, without asking the server: an answer for two
 * thousand toy twins takes a while.
 * @param change what becomes of a card; nothing takes it away.
 * @returns takes the change back.
 */
export function changeCards(
  queries: QueryClient,
  change: (item: GalleryItem) => GalleryItem | undefined,
): () => void {
  const before = queries.getQueriesData<InfiniteData<GalleryPage>>(GALLERY);
  // An answer that is on its way knows nothing of the change.
  void queries.cancelQueries(GALLERY);
  queries.setQueriesData<InfiniteData<GalleryPage>>(
    GALLERY,
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({
          ...page,
          toytwins: page.toytwins.flatMap((item) => change(item) ?? []),
        })),
      },
  );
  return () => {
    for (const [key, data] of before) queries.setQueryData(key, data);
  };
}

/** The galleries on no screen are read again when they are next shown. */
export function forgetHiddenCards(queries: QueryClient): void {
  void queries.invalidateQueries({ ...GALLERY, refetchType: 'none' });
}
