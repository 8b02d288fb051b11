import type { ComponentProps } from 'react';
import { classNames } from '#web/ui/class-names.ts';

/** `sizes` attribute of a card's picture in the grid. */
export const galleryPictureSizes = '(min-width: 80rem) 15rem, (min-width: 48rem) 30vw, 45vw';

/**
 * The grid: two to four columns, depending on width (docs/specification.md#gallery). One where two do not fit, such as with
 * 200 % text on a phone.
 */
export function GalleryGrid({ className, ...props }: ComponentProps<'ul'>) {
  return (
    <ul
      {...props}
      className={classNames(
        'grid grid-cols-[repeat(auto-fill,minmax(min(100%,max(8rem,34%)),1fr))] gap-x-3 gap-y-5 sm:gap-x-6 sm:gap-y-9 md:grid-cols-3 xl:grid-cols-4',
        className,
      )}
    />
  );
}
