import { Skeleton } from '#web/ui/skeleton.tsx';

/** The grid of things, also of their placeholders. */
export const shelfGrid = 'grid grid-cols-[repeat(auto-fill,minmax(min(6rem,100%),1fr))] gap-2';

/** As many as a phone's first screen shows. */
const PLACES = Array.from({ length: 12 }, (_, place) => place);

/** The shelf before its things are there. */
export function ShelfSkeleton() {
  return (
    <div className={shelfGrid}>
      {PLACES.map((place) => (
        <Skeleton key={place} className="h-32 rounded-xl" />
      ))}
    </div>
  );
}
