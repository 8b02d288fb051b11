import type { Garment } from '../../catalogue/garments/garments.ts';
import type { Headwear } from '../../catalogue/headwear/headwear.ts';
import type { Theme } from '../../catalogue/themes/theme-words.ts';
import type { ThingId } from '../../catalogue/things/thing.ts';
import type { HairWish } from '../../catalogue/words/hair-words.ts';
import type { PoseName } from '../../catalogue/words/pose-words.ts';
import type { Rgb } from '../../colour.ts';
import type { HatPrint } from '../photo/headwear/read-hat-print.ts';
import type { LimbOptions } from './choices/body.ts';
import type { FaceOptions } from './choices/face.ts';
import type { PatternOptions } from './choices/patterns.ts';

/**
 * An accessory. `words` are written on it; `inHand` means that the description puts it into the figure's hand,
 * `byChance` that no word names it.
 */
export type Thing = {
  kind: ThingId;
  colour: Rgb | undefined;
  words?: string;
  inHand?: true;
  byChance?: true;
};

/** What a description asks for. Where a colour is undefined, it comes from the photo or is chosen later. */
export type CharacterOptions = FaceOptions &
  LimbOptions &
  PatternOptions & {
    garments: ReadonlyMap<Garment, Rgb | undefined>;
    /** Clothes that the words deny: 'a suit without a tie'. */
    unwantedGarments: ReadonlySet<Garment>;
    /** The figure wears no shoes. */
    barefoot: boolean;
    accessories: readonly Thing[];
    /** Accessories that the words deny: 'no phone', 'without accessories'. */
    unwanted: ReadonlySet<ThingId> | 'all';
    /** `implied` means that a role brings it and no word names it. */
    headwear:
      | { kind: Headwear; colour: Rgb | undefined; print?: HatPrint; words?: string; implied?: true }
      | undefined;
    /** Headwear that the words deny. It is not taken from the photo either. */
    unwantedHeadwear: ReadonlySet<Headwear> | 'all';
    /** Undefined if the words say nothing about the hair. */
    hair: (HairWish & { colour: Rgb | undefined; bald: boolean }) | undefined;
    /** The figure sits in a wheelchair, whose frame may have a colour. */
    wheelchair: { colour: Rgb | undefined } | undefined;
    pose: PoseName | undefined;
    /** One to four digits, printed on the upper garment. */
    number: string | undefined;
    /** Words to be printed on the upper garment or the apron. */
    slogan: string | undefined;
    /** The garment that bears the slogan; 'chest' means the one that is worn there. */
    sloganOn: Garment | 'chest' | undefined;
    theme: Theme;
    /** The other colour of the upper garment: the blue of 'a red and blue striped shirt'. */
    second: Rgb | undefined;
    /** The other colour of the scarf, which then has stripes. */
    scarfStripes: Rgb | undefined;
    /** A colour in the words that belongs to no thing. */
    colour: Rgb | undefined;
  };

/** The options of a description that requests nothing. */
export const NOTHING_ASKED: CharacterOptions = {
  garments: new Map(),
  unwantedGarments: new Set(),
  barefoot: false,
  accessories: [],
  unwanted: new Set(),
  headwear: undefined,
  unwantedHeadwear: new Set(),
  hair: undefined,
  beard: undefined,
  glasses: undefined,
  eyePatch: undefined,
  skin: undefined,
  legs: undefined,
  hook: false,
  arm: undefined,
  wheelchair: undefined,
  pose: undefined,
  pattern: undefined,
  lowerPattern: undefined,
  apronPattern: undefined,
  blanketPattern: undefined,
  number: undefined,
  slogan: undefined,
  sloganOn: undefined,
  theme: 'burst',
  second: undefined,
  scarfStripes: undefined,
  colour: undefined,
};
