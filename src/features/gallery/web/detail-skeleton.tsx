import { Skeleton } from '#web/ui/skeleton.tsx';
import { DetailColumns } from './detail-columns.tsx';

/** Placeholder of the detail page while it loads. */
export function DetailSkeleton() {
  return (
    <div role="status" aria-label="Loading your toy twin">
      <DetailColumns picture={<Skeleton className="aspect-square w-full rounded-card" />}>
        <Skeleton className="h-8 w-20" />
        <Skeleton className="h-10 w-3/4" />
        <Skeleton className="h-24 w-full" />
        <Skeleton className="h-13 w-full" />
      </DetailColumns>
    </div>
  );
}
