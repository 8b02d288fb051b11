import { Skeleton } from '../../../web/ui/skeleton.tsx';
import { detailGrid } from './detail-grid.ts';

/** The shape of the detail page while it is being fetched. */
export function DetailSkeleton() {
  return (
    <div role="status" aria-label="Loading your toy twin" className={detailGrid}>
      <Skeleton className="aspect-square w-full rounded-card" />
      <div className="flex flex-col gap-4">
        <Skeleton className="h-10 w-3/4" />
        <Skeleton className="h-5 w-1/3" />
        <Skeleton className="h-24 w-full" />
        <Skeleton className="h-13 w-2/3" />
      </div>
    </div>
  );
}
