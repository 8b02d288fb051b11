import type { Garment } from '../../catalogue/garments/garments.ts';
import type { Headwear } from '../../catalogue/headwear/headwear.ts';
import type { Role } from '../../catalogue/roles/roles.ts';
import type { Theme } from '../../catalogue/themes/theme-words.ts';
import type { ThingId } from '../../catalogue/things/thing.ts';
import type { BeardKind } from '../../catalogue/words/face-words.ts';
import type { HairWish } from '../../catalogue/words/hair-words.ts';
import type { Limb } from '../../catalogue/words/limb-words.ts';
import type { Pattern } from '../../catalogue/words/pattern-words.ts';
import type { PoseName } from '../../catalogue/words/pose-words.ts';
import type { Rgb } from '../../colour.ts';

/** What one phrase asks for. Most phrases ask for one thing only. */
export type Meaning = {
  accessories: ThingId[];
  headwear: Headwear[];
  garments: Garment[];
  themes: Theme[];
  patterns: (Pattern | 'plain')[];
  poses: PoseName[];
  roles: Role[];
  /** The hair of people who are called so: 'a blonde', 'a redhead'. */
  hair: (Rgb | 'bald')[];
  haircuts: HairWish[];
  /** Parts of the face that the phrase adds or, with 'shaven', removes. */
  face: (BeardKind | 'shaven' | 'glasses' | 'eye-patch' | 'skin')[];
  /** Artificial limbs. */
  limbs: Limb[];
  /** Takes the colour next to it and brings nothing into the picture: 'green eyes'. */
  owner: boolean;
  /** The figure sits in a wheelchair. */
  wheelchair: boolean;
  /** The feet are bare. */
  barefoot: boolean;
  /** The colour of things that are called so: 'jeans' are blue. */
  usual: Rgb | undefined;
};

/** A phrase in the tokens, from index `at` up to and not including `end`. */
export type Mention = {
  at: number;
  end: number;
  meaning: Meaning;
  /** The material that the words name for a garment, with its usual colour. */
  material: { usual: Rgb | undefined } | undefined;
  /** The words name something that the figure cannot have: it is printed and not made. */
  isLeftOut?: true;
};
