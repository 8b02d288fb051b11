import type { ComponentProps } from 'react';

/** `sizes` attribute of a card's picture in the grid. */
export const galleryPictureSizes =
  '(min-width: 80rem) 15rem, (min-width: 48rem) 30vw, (min-width: 28rem) 45vw, 90vw';

/** The grid: one to four columns, depending on width (docs/specification.md#gallery). */
export function GalleryGrid(props: ComponentProps<'ul'>) {
  return (
    <ul
      {...props}
      className="grid grid-cols-1 gap-x-6 gap-y-9 min-[28rem]:grid-cols-2 md:grid-cols-3 xl:grid-cols-4"
    />
  );
}
