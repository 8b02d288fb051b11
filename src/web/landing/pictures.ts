import heroSmall from '../art/hero-640.webp';
import heroLarge from '../art/hero-1200.webp';
import howPhoto from '../art/how-photo.webp';
import howResult from '../art/how-result.webp';
import howStyle from '../art/how-style.webp';

/** The studio's own renders that the landing page shows; the number in a file's name is its width in pixels. */
export const pictures = {
  hero: { small: heroSmall, large: heroLarge },
  how: { photo: howPhoto, style: howStyle, result: howResult },
} as const;

/** Phones get the small pictures whatever their pixel density: the page must stay light on the way. */
export const PHONE = '(max-width: 639px)';
