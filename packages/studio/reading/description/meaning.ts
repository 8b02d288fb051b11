import type { Garment } from '../../catalogue/garments/garment-words.ts';
import type { Headwear } from '../../catalogue/headwear/headwear-words.ts';
import type { Role } from '../../catalogue/roles/role.ts';
import type { Theme } from '../../catalogue/themes/theme-words.ts';
import type { ThingId } from '../../catalogue/things/thing.ts';
import type { BeardKind } from '../../catalogue/words/face-words.ts';
import type { HairStyle } from '../../catalogue/words/hair-words.ts';
import type { Limb } from '../../catalogue/words/limb-words.ts';
import type { Pattern } from '../../catalogue/words/pattern-words.ts';
import type { PoseName } from '../../catalogue/words/pose-words.ts';
import type { Rgb } from '../../colour.ts';

/** What one phrase asks for; most ask for one thing. */
export type Meaning = {
  accessories: ThingId[];
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
