import type { ComponentProps } from 'react';
import { useLazyComponent } from '#web/use-lazy-component.ts';
import type GalleryTools from './gallery-tools.tsx';

/** Search, filters and order. Few toys need none, so their code comes with the fourth; until then their row is kept free. */
export function LazyGalleryTools(props: ComponentProps<typeof GalleryTools>) {
  const { Part } = useLazyComponent('gallery-tools', () => import('./gallery-tools.tsx'));
  return Part ? <Part {...props} /> : <div aria-hidden="true" className="mb-6 h-11 sm:mb-8" />;
}
