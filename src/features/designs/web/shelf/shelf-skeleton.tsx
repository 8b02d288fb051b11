import { Skeleton } from '#web/ui/skeleton.tsx';

/** The grid of things, also of their placeholders. */
export const shelfGrid = 'grid grid-cols-[repeat(auto-fill,minmax(min(6rem,100%),1fr))] gap-2';

/** The shelf before its things are there. */
export function ShelfSkeleton() {
  return (
    <div className={shelfGrid}>
      {Array.from({ length: 12 }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
        <Skeleton key={place} className="h-32 rounded-xl" />
      ))}
    </div>
  );
}
