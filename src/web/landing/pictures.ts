import heroSmall from '../art/hero-640.webp';
import heroLarge from '../art/hero-1200.webp';
import howPhoto from '../art/how-photo.webp';
import howResult from '../art/how-result.webp';
import howStyle from '../art/how-style.webp';
import actionFigure from '../art/template1-320.webp';
import actionFigureLarge from '../art/template1-640.webp';
import collectible from '../art/template2-320.webp';
import collectibleLarge from '../art/template2-640.webp';
import retro from '../art/template3-320.webp';
import retroLarge from '../art/template3-640.webp';

/** The landing page's pictures, rendered by the studio; the number in a file name is its width in pixels. */
export const pictures = {
  hero: { small: heroSmall, large: heroLarge },
  how: { photo: howPhoto, style: howStyle, result: howResult },
  templates: {
    template1: { small: actionFigure, large: actionFigureLarge },
    template2: { small: collectible, large: collectibleLarge },
    template3: { small: retro, large: retroLarge },
  },
} as const;

/** Phones get the small pictures at any pixel density, to save mobile data. */
export const PHONE = '(max-width: 639px)';
