import type { ComponentProps } from 'react';
import { useLazyComponent } from '#web/use-lazy-component.ts';
import { PhotoCard } from './photo-card.tsx';
import type PhotoReview from './photo-review.tsx';

/** The photo; what is said of it, and how it is cropped, is loaded with the first one and only advises. */
export function LazyPhotoReview(props: ComponentProps<typeof PhotoReview>) {
  const { Part } = useLazyComponent('photo-review', () => import('./photo-review.tsx'));
  if (Part) return <Part {...props} />;
  return (
    <div className="flex w-full flex-col items-center gap-3 pt-10">
      <PhotoCard photo={props.photo} onRemove={props.onRemove} />
    </div>
  );
}
