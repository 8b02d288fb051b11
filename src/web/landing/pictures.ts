import howStyle from '../art/how-style.webp';
import photoSmall from '../art/proof-photo-320.webp';
import photoLarge from '../art/proof-photo-640.webp';
import librarianSmall from '../art/proof-template1-320.webp';
import librarianLarge from '../art/proof-template1-640.webp';
import astronautSmall from '../art/proof-template2-320.webp';
import astronautLarge from '../art/proof-template2-640.webp';
import rockStarSmall from '../art/proof-template3-320.webp';
import rockStarLarge from '../art/proof-template3-640.webp';

/**
 * The landing page's pictures, rendered by packages/studio/scripts/site-art; the number in a file name is its width in
 * pixels. `proof`: a photograph of a real person, and the toys made of it.
 */
export const pictures = {
  proof: {
    photo: { small: photoSmall, large: photoLarge },
    librarian: { small: librarianSmall, large: librarianLarge },
    astronaut: { small: astronautSmall, large: astronautLarge },
    rockStar: { small: rockStarSmall, large: rockStarLarge },
  },
  howStyle,
} as const;

/** Phones get the small pictures at any pixel density, to save mobile data. */
export const PHONE = '(max-width: 639px)';
