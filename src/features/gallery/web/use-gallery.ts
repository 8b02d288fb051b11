import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { GALLERY_PAGE_SIZE, type GalleryItem, galleryPage } from '#features/toytwins/gallery/contract.ts';
import { getJson } from '#web/api/client.ts';
import { EVERYTHING, filterWords, type GalleryFilter } from './gallery-filter.ts';

/** Polling interval in milliseconds while a toy twin is being generated, for each page that is asked for again. */
const LIVE_INTERVAL = 3000;

/** Whether this toy twin is still being generated. */
export function isBeingMade(item: Pick<GalleryItem, 'status'>): boolean {
  return item.status === 'queued' || item.status === 'processing';
}

/**
 * `GET /api/toytwins`, paginated. Polls while a toy twin is being generated. While another filter is read, the cards of the one
 * before stay.
 */
export function useGallery(filter: GalleryFilter = EVERYTHING) {
  const words = filterWords(filter).toString();
  return useInfiniteQuery({
    queryKey: ['toytwins', 'gallery', words],
    queryFn: ({ pageParam, signal }) => {
      const query = new URLSearchParams(words);
      query.set('limit', String(GALLERY_PAGE_SIZE));
      if (pageParam) query.set('cursor', pageParam);
      return getJson(galleryPage, `/api/toytwins?${query}`, { signal });
    },
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    placeholderData: keepPreviousData,
    select: (data) => data.pages.flatMap((page) => page.toytwins),
    refetchInterval: ({ state }) => {
      const pages = state.data?.pages ?? [];
      return pages.some((page) => page.toytwins.some(isBeingMade)) && LIVE_INTERVAL * pages.length;
    },
  });
}
