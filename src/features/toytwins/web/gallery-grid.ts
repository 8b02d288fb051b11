/** One to four columns, depending on width (spec section 2), for the cards and for their skeletons. */
export const galleryGrid =
  'grid grid-cols-1 gap-x-6 gap-y-8 min-[28rem]:grid-cols-2 md:grid-cols-3 xl:grid-cols-4';

/** How wide a card's picture is drawn in that grid, for the browser's choice of file. */
export const galleryPictureSizes =
  '(min-width: 80rem) 15rem, (min-width: 48rem) 30vw, (min-width: 28rem) 45vw, 90vw';
