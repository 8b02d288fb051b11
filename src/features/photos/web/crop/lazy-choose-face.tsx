import type { ComponentProps } from 'react';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useLazyComponent } from '#web/use-lazy-component.ts';
import type ChooseFace from './choose-face.tsx';

/** Loads the choice of a face where there is one: most photos have one face. */
export function LazyChooseFace(props: ComponentProps<typeof ChooseFace>) {
  const { Part, failed } = useLazyComponent('choose-face', () => import('./choose-face.tsx'));
  if (Part) return <Part {...props} />;
  if (failed) return <p>There are several faces: we use the largest one near the middle.</p>;
  return <Skeleton className="h-40 w-full" />;
}
