import { Skeleton } from '#web/ui/skeleton.tsx';
import { GalleryGrid } from './gallery-grid.tsx';

const places = ['first', 'second', 'third', 'fourth'];

/** Placeholder of the grid while it loads. */
export function GallerySkeleton() {
  return (
    <div role="status" aria-label="Loading your gallery">
      <GalleryGrid aria-hidden="true">
        {places.map((place) => (
          <li key={place} className="rounded-card border-2 border-line bg-card p-2 pt-10 sm:p-3 sm:pt-11">
            <Skeleton className="aspect-square w-full rounded-xl" />
            <Skeleton className="mt-4 h-6 w-3/4" />
            <Skeleton className="mt-2 mb-2 h-4 w-1/2" />
          </li>
        ))}
      </GalleryGrid>
    </div>
  );
}
