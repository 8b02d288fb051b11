import type { Entry } from '../entry.ts';
import type { Garment } from '../garments/garments.ts';
import type { Headwear } from '../headwear/headwear.ts';
import type { Theme } from '../themes/theme-words.ts';
import type { ThingId } from '../things/thing.ts';
import type { PoseName } from '../words/pose-words.ts';

/** What somebody is, and the clothes, things and colours that show it without being named. */
export type RoleEntry = Entry & {
  theme?: Theme;
  /** Accessories, the most telling first. */
  things?: readonly ThingId[];
  headwear?: Headwear;
  garments?: readonly Garment[];
  /** Names of the colours that everybody expects of its garments. */
  colours?: Readonly<Partial<Record<Garment, string>>>;
  pose?: PoseName;
  /** A character with a name: 'superhero' next to it says nothing more. */
  named?: true;
  /** The name that it had before: owners took it out of their boxes under this one. */
  formerly?: string;
  /** The colour of the long beard that belongs to the role. */
  beard?: string;
  /** The colour of a creature's skin, unless a colour stands before its name: a 'purple alien' is purple itself. */
  skin?: string;
};
