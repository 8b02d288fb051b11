import heroSmall from '../art/hero-640.webp';
import heroLarge from '../art/hero-1200.webp';
import howPhoto from '../art/how-photo.webp';
import howResult from '../art/how-result.webp';
import howStyle from '../art/how-style.webp';

/** The landing page's pictures, rendered by the studio; the number in a file name is its width in pixels. */
export const pictures = {
  hero: { small: heroSmall, large: heroLarge },
  how: { photo: howPhoto, style: howStyle, result: howResult },
} as const;

/** Phones get the small pictures at any pixel density, to save mobile data. */
export const PHONE = '(max-width: 639px)';
