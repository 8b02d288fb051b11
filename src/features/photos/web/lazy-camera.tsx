import type { ComponentProps } from 'react';
import { RetryNotice } from '#web/ui/retry-notice.tsx';
import { useLazyComponent } from '#web/use-lazy-component.ts';
import type Camera from './camera.tsx';

/** Loads the camera's code on demand, because most users choose a file. */
export function LazyCamera(props: ComponentProps<typeof Camera>) {
  const { Part, failed, again } = useLazyComponent('camera', () => import('./camera.tsx'));
  if (Part) return <Part {...props} />;
  if (!failed) return null;
  return (
    <RetryNotice answer onRetry={again}>
      The camera could not be loaded. Please check your internet connection, or choose a file.
    </RetryNotice>
  );
}
