import { useInfiniteQuery } from '@tanstack/react-query';
import { GALLERY_PAGE_SIZE, type GalleryItem, galleryPage } from '#features/toytwins/contract.ts';
import { getJson } from '#web/api/client.ts';

/** Polling interval in milliseconds while a toy twin is being generated. */
const LIVE_INTERVAL = 3000;

/** Whether this toy twin is still being generated. */
export function isBeingMade(item: Pick<GalleryItem, 'status'>): boolean {
  return item.status === 'queued' || item.status === 'processing';
}

/** `GET /api/toytwins`, paginated, newest first. Polls while a toy twin is being generated. */
export function useGallery() {
  return useInfiniteQuery({
    queryKey: ['toytwins', 'gallery'],
    queryFn: ({ pageParam, signal }) => {
      const query = new URLSearchParams({ limit: String(GALLERY_PAGE_SIZE) });
      if (pageParam) query.set('cursor', pageParam);
      return getJson(galleryPage, `/api/toytwins?${query}`, { signal });
    },
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    select: (data) => data.pages.flatMap((page) => page.toytwins),
    refetchInterval: ({ state }) => {
      const live = state.data?.pages.some((page) => page.toytwins.some(isBeingMade));
      return live ? LIVE_INTERVAL : false;
    },
  });
}
