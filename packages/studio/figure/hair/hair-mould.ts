import type { HairCourse } from '../../reading/photo/hair/hair-course.ts';
import type { HairReach } from '../../reading/photo/hair/hair-reach.ts';
import type { Group, Paint } from '../../sculpt/solid.ts';

/**
 * A person's measures as every style uses them, in the head's units: eyes at height 0 and one unit apart, crown at
 * 1.85 (`fit-crown.ts` fits it to the person's own). What the photo does not show is undefined: under a hat, and for
 * heads that are turned far.
 */
export type HairHead = {
  paint: Paint;
  /** Hair cut so short that the scalp shines through. */
  shorn: Paint;
  /** Hair shaved off, of which only a shadow is left. */
  stubble: Paint;
  /** The same as `paint` where the tips have no other colour. */
  tips: Paint;
  /** The side of the parting: -1 left, 1 right. */
  side: -1 | 1;
  /** The photo shows hair that is cut close to the skull. */
  isCropped: boolean;
  /** Half the width of the skull. */
  wide: number;
  /** How far the hair stands above and next to the skull of close hair. */
  lift: number;
  puff: number;
  /** The ball of hair around the head: how far out, up and down it reaches, where the photo shows it. */
  ball: { out: number; top: number; bottom: number } | undefined;
  /** How far hair reaches to both sides, where the photo shows it. */
  reach: Pick<HairReach, 'left' | 'right'> | undefined;
  /** The photo shows this style, and so how far it stands. */
  isSeen: boolean;
  /** How high above the eyes hair ends, where the photo shows it. */
  top: number | undefined;
  /** Height of the hairline above the eyes. */
  hairline: number;
  /** The hairline from temple to temple, and the lower edge of the fringe, where the photo shows them. */
  course: HairCourse | undefined;
  fringe: HairCourse | undefined;
  /** Where hair parts, across, where the photo shows it. */
  parting: number | undefined;
  /** The sides on which long hair is worn behind the ear: -1 left, 1 right. */
  tucked: ReadonlySet<-1 | 1>;
  /** Where hair to the chin, or what hangs of hair that is tied back, ends below the eyes. */
  end: number;
  /** Where long hair ends, below the eyes: on the chest. */
  chest: number;
  /** Half the width of the jaw. */
  jaw: number;
  /** Where the grooves begin, radians. */
  phase: number;
  /** Under a hat only what lies below its edge is seen. */
  underHat: boolean;
};

/**
 * Sculpts one style. Most styles are 6 to 12 broad locks (`tuft`, `lock.ts`) on a `cap`; short ones are a `crop`.
 * Sink most of a lock's radius into the cap: otherwise it looks like a sausage. Use every measure that can be seen on
 * the style. Later solids of a group are on top of the earlier ones and are cut by the later cutters; grooves deeper
 * than the cap let the scalp show through. Keep a style under 80 solids. Afterwards it is bent to the hair of the
 * photo (`fit-reach.ts`, `fit-outline.ts`).
 */
export type HairMould = (head: HairHead) => Group[];
