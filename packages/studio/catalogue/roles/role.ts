import type { Garment } from '../garments/garment-words.ts';
import type { Headwear } from '../headwear/headwear-words.ts';
import type { Theme } from '../themes/theme-words.ts';
import type { ThingId } from '../things/thing.ts';
import type { PoseName } from '../words/pose-words.ts';

/** What somebody is, and the things that show it, though the words name none of them. */
export type Role = {
  words: string;
  accessories?: readonly ThingId[];
  headwear?: Headwear;
  garments?: readonly Garment[];
  theme?: Theme;
  pose?: PoseName;
  /** Somebody of a name: a bare 'superhero' beside it says nothing more. */
  named?: true;
  /** The colour of the long beard without which nobody would know them. */
  beard?: string;
  /** The colour of a creature's skin, where no colour stands before its name: a 'purple alien' is purple itself. */
  skin?: string;
};

/** One role: its words, theme, accessories, headwear, garments and pose. Keeps a role on one line of a table. */
export const role = (
  words: string,
  theme: Theme | undefined,
  accessories: readonly ThingId[],
  headwear?: Headwear,
  garments: readonly Garment[] = [],
  pose?: PoseName,
): Role => ({
  words,
  accessories,
  garments,
  ...(theme && { theme }),
  ...(headwear && { headwear }),
  ...(pose && { pose }),
});
