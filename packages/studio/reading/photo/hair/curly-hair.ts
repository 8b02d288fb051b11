import { type CoilFacts, howCoiled, type Texture } from './hair-coils.ts';
import type { Cords } from './hair-cords.ts';
import type { HairOutline } from './hair-outline.ts';
import type { Strands } from './hair-strands.ts';
import { areCurls, hangInFineCurls, hideCoils } from './strand-form.ts';

/** What a photo says about curls, in the head's units. */
type CurlFacts = Omit<CoilFacts, 'onHead' | 'outline'> & {
  beside: readonly Strands[];
  onHead: Strands;
  outline: HairOutline;
  hanging: Texture;
  cords: Cords;
  isFine: boolean;
};

/** Hair that stands out less than the first lies close; more than the second, it is full. */
const FLAT = 0.35;
const FULL = 1.1;
/** How high hair stands above the eyes. */
export const height = ({ outline }: Pick<CurlFacts, 'outline'>) => Math.max(...outline.top);

/** Hair that stands up as far as it stands out is a ball. */
const BALL = 2.2;
/** Hair that turns in on both sides below by more than this is a ball, too. */
const TURNS_IN = 0.8;
/** Cords are told from the first on; the links of plaits are as even as the second at least. */
export const CORDS = { sure: 0.037, doubtless: 0.12, plaited: 0.34 };

export const isTangled = ({ onHead, isFine }: CurlFacts) => isFine && areCurls(onHead);
/** A ball of curls hides the ears, and may hang as far as the shoulders: it falls nowhere. */
export const isBall = (facts: CurlFacts) =>
  (isTangled(facts) || showsFineCoils(facts)) &&
  facts.outline.volume > FULL &&
  (height(facts) > BALL || facts.outline.falls.every(({ taper }) => taper > TURNS_IN));

/**
 * How dark coils are, as a share of white. In hair as dark as `night` they may show nothing, unless its strands keep
 * their direction by more than `combed` beyond its texture. Elsewhere texture alone tells them, from `sure` on.
 */
const COILS = { dark: 0.17, night: 0.15, combed: 0.89, sure: 0.71, curls: 0.6, open: 0.13 };
export const isClose = ({ outline }: CurlFacts) => outline.volume < FLAT;
export const hidesCoils = (facts: CurlFacts) =>
  facts.light < COILS.night &&
  hideCoils(facts.onHead) &&
  facts.onHead.near + facts.onHead.far - howCoiled(facts) < COILS.combed;
/** Open coils above close sides are pinned up. */
export const isGathered = (facts: CurlFacts) => height(facts) > BALL && !showsFineCoils(facts);
export const showsCoils = (facts: CurlFacts) => facts.isFine && howCoiled(facts) > COILS.sure;
/** Open curls throw shadows on each other; fine coils are one matt surface. */
export const showsFineCoils = (facts: CurlFacts) => showsCoils(facts) && facts.onHead.contrast < COILS.open;
export const isCoiled = (facts: CurlFacts) =>
  (facts.light < COILS.dark && isTangled(facts)) || hidesCoils(facts) || showsFineCoils(facts);

/** A crop that runs all ways is curls where its texture says so as well. */
export const isCurledCrop = (facts: CurlFacts) => isTangled(facts) && howCoiled(facts) > COILS.curls;

/** Ringlets repeat as cords do: if the grain runs in all directions, only a certain repetition means cords. */
export const hangsInCords = ({ cords, beside, onHead, hanging }: CurlFacts) =>
  cords.sure > (hangInFineCurls(beside, onHead, hanging) ? CORDS.doubtless : CORDS.sure);

/** Below the eyes a crop ends higher than this. */
const CROP_ENDS = 0.7;
/** Curls that lie close and hang below both ears are no crop: they fall, though each side is as thin as a lock. */
export const hangBesideFace = (facts: CurlFacts) =>
  isTangled(facts) && isClose(facts) && facts.outline.falls.every(({ end }) => end > CROP_ENDS);
