import type { Rgb } from '../../../colour.ts';
import type { ExpressionId } from '../../../look/vocabulary.ts';
import type { Looks } from '../looks.ts';

/** How a face is to be painted. */
export type FaceWishes = {
  /** The looks with all that words and owner have changed. */
  looks: Looks;
  /** Colour of the eyes; as in the photo unless given. */
  eyes?: Rgb | undefined;
  expression?: ExpressionId | undefined;
  /** The beard of the photo is shaved off, or where none was read what may be left of one. */
  shaved?: { beard: Looks['beard'] } | undefined;
  /** Colour that the brows follow when hair is dyed; as in the photo unless given. */
  brows?: Rgb | undefined;
};
