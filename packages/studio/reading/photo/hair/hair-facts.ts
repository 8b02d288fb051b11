import type { Texture } from './hair-coils.ts';
import type { Cords } from './hair-cords.ts';
import type { Strands } from './hair-strands.ts';
import type { TiedFacts } from './tied-hair.ts';

/** What a photo says about hair that is not covered, in the head's units. */
export type HairFacts = TiedFacts & {
  /** The strands next to the face and neck, those on the left first. */
  beside: readonly [Strands, Strands];
  /** The strands above the eyes. */
  onHead: Strands;
  /** Hair around both ears together, where short hair shows below a hat, in squares of a unit. */
  aroundEars: number;
  /** Whether hair next to the face hangs in cords. */
  cords: Cords;
  texture: Texture;
  /** The texture of what hangs next to the face. */
  hanging: Texture;
  /** Pixels of the photo per unit. */
  detail: number;
  /** Brightness of the hair, as a share of 255. */
  light: number;
  /** Hair covers the crown. */
  isCrownCovered: boolean;
  /** The photo is fine enough to show strands. */
  isFine: boolean;
};
