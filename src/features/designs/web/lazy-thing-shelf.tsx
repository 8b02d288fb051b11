import type { ComponentProps } from 'react';
import { RetryNotice } from '#web/ui/retry-notice.tsx';
import { useLazyComponent } from '#web/use-lazy-component.ts';
import { ShelfSkeleton } from './shelf/shelf-skeleton.tsx';
import type ThingShelf from './shelf/thing-shelf.tsx';

/** Loads the shelf's code when it is opened first. */
export function LazyThingShelf(props: ComponentProps<typeof ThingShelf>) {
  const { Part, failed, again } = useLazyComponent('thing-shelf', () => import('./shelf/thing-shelf.tsx'));
  if (Part) return <Part {...props} />;
  if (!failed) return <ShelfSkeleton />;
  return (
    <RetryNotice onRetry={again}>
      The shelf could not be loaded. Please check your internet connection.
    </RetryNotice>
  );
}
