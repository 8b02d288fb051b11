import type { Rgb } from '../colour.ts';
import type { Accessory } from './accessory-kinds.ts';
import type { BeardKind } from './face-words.ts';
import type { Garment } from './garment-words.ts';
import type { HairStyle } from './hair-words.ts';
import type { Headwear } from './headwear-words.ts';
import type { Limb } from './limb-words.ts';
import type { Pattern } from './pattern-words.ts';
import type { PoseName } from './pose-words.ts';
import type { Role } from './role.ts';
import type { Theme } from './theme-words.ts';

/** What one phrase asks for; most ask for one thing. */
export type Meaning = {
  accessories: Accessory[];
  headwear: Headwear[];
  garments: Garment[];
  themes: Theme[];
  patterns: (Pattern | 'plain')[];
  poses: PoseName[];
  roles: Role[];
  /** What somebody's hair is like who is called so: 'a blonde'. */
  hair: (Rgb | 'bald')[];
  haircuts: HairStyle[];
  /** What a face is asked to have, or not to have. */
  face: (BeardKind | 'shaven' | 'glasses' | 'eye-patch' | 'skin')[];
  /** Instead of a leg or a hand. */
  limbs: Limb[];
  /** Has a colour of its own that is not the clothes': 'green eyes'. */
  owner: boolean;
  /** Sits in a wheelchair. */
  wheelchair: boolean;
  /** Says that the feet are bare. */
  barefoot: boolean;
  /** The colour of clothes that are called so. */
  usual: Rgb | undefined;
};

/** A phrase found in the words: from `at` up to, not including, `end`. */
export type Mention = {
  at: number;
  end: number;
  meaning: Meaning;
  /** A garment of a named material, with the colour that it usually has. */
  material: { usual: Rgb | undefined } | undefined;
};
