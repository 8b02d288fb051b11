import type { HairStyleId } from '../../look/vocabulary.ts';
import { afro } from './afro.ts';
import { bob, bobFringe } from './bobs.ts';
import { bald, buzzCut, crewCut, flatTop, receding, ring, shaved } from './cropped.ts';
import { shortAfro, shortCurly, shortWavy } from './curls.ts';
import type { HairMould } from './hair-mould.ts';
import { LENGTHS } from './lengths.ts';
import { combOver, sideParting } from './parted.ts';
import { boxBraids, cornrows, locs, twoBraids } from './plaits.ts';
import { bowlCut, pixie, shortFringe, shortStraight } from './short.ts';
import { mohawk, spiky } from './spikes.ts';
import { quiff, sweptBack, undercut } from './swept.ts';
import { highBun, lowBun, manBun, pigtails, ponytail, tiedBack } from './tied.ts';

/** The mould of every hairstyle. */
export const HAIR_MOULDS = {
  bald,
  shaved,
  ring,
  receding,
  'buzz-cut': buzzCut,
  'crew-cut': crewCut,
  'flat-top': flatTop,
  'short-straight': shortStraight,
  'side-parting': sideParting,
  'comb-over': combOver,
  'swept-back': sweptBack,
  quiff,
  undercut,
  'short-fringe': shortFringe,
  'bowl-cut': bowlCut,
  pixie,
  spiky,
  mohawk,
  'short-wavy': shortWavy,
  'short-curly': shortCurly,
  'short-afro': shortAfro,
  afro,
  bob,
  'bob-fringe': bobFringe,
  ...LENGTHS,
  locs,
  'box-braids': boxBraids,
  cornrows,
  'high-bun': highBun,
  'tied-back': tiedBack,
  'low-bun': lowBun,
  'man-bun': manBun,
  ponytail,
  pigtails,
  'two-braids': twoBraids,
} satisfies Record<HairStyleId, HairMould>;
